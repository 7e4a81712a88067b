// @vitest-environment jsdom

import { draws } from '@liveryjs/client/lottery/draws';
import { drawAt, menu, north } from '@liveryjs/client/lottery/testing';
import type { Answer } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import LotteryDraw from './LotteryDraw.tsx';

const CURRENT = 'GET /lotto/lgw/games/current';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') });
  draws.byGame = {};
});

async function show(path = '/lottery', draw: Answer = drawAt()) {
  const answers: Record<string, Answer> = { 'GET /lgw/vn/games/game_menu': menu, [CURRENT]: draw };
  mountWidget(LotteryDraw, { props: { vendors: [], layout: 'line', folded: 'whole' }, answers, path });
  await pass(0);
  return answers;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const timer = () => screen.queryByRole('timer')?.textContent;
const statusText = () => screen.getByRole('status').textContent;

test('[2.04] the draw counts down by the platform’s clock, closes, opens, and the next one goes on; only changes are said', async () => {
  const answers = await show();
  expect([timer(), statusText()]).toEqual(['0:50', '']);
  await pass(20_000);
  expect([timer(), statusText()]).toEqual(['0:30', '']);
  const { current, ...rest } = drawAt();
  answers[CURRENT] = { ...rest, current, serverTime: current.closesAt };
  await pass(30_000);
  expect([timer(), statusText()]).toEqual([undefined, 'lotteryDraw.closed']);
  answers[CURRENT] = drawAt({}, 741);
  await pass(10_300);
  expect([timer(), statusText()]).toEqual([expect.stringMatching(/^0:[45]\d$/), 'lotteryDraw.opened']);
});

test('numbers stand from left to right in every language', async () => {
  await show();
  const numbers = screen.getByRole('list', { name: 'lotteryDraw.numbers' });
  expect([numbers.dir, numbers.textContent]).toEqual(['ltr', drawAt().last.numbers.join('')]);
});

test('a draw of several prizes shows its first, and the others on demand', async () => {
  await show('/lottery?gameCode=FIVE');
  cleanup();
  const numbers = ['12345', '67890', '11111', '22222', '01', '02', '03', '04'];
  await show('/lottery?gameCode=VNMB', drawAt({ gameCode: 'VNMB', last: { ...drawAt().last, numbers } }));
  expect(screen.getByRole('heading', { name: north.gameName })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Special prize' }).textContent).toBe('12345');
  expect(screen.getByText('lotteryDraw.all')).toBeTruthy();
});

test.each([
  ['{}', {}],
  ['null', null],
  ['one without a last draw', { ...drawAt(), last: null }],
])('a draw that is %s can be asked for again', async (_, answer) => {
  await show('/lottery', answer);
  expect(screen.getByRole('button', { name: 'engine.retry' })).toBeTruthy();
});
