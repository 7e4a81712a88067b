// @vitest-environment jsdom

import { draws } from '@liveryjs/client/lottery/draws';
import { drawAt, menu } from '@liveryjs/client/lottery/testing';
import { type Answer, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import LotteryBoard from './LotteryBoard.tsx';

const DRAWS = 'GET /lotto/lgw/games/draws';
const closing = (gameCode: string, seconds: number, rest = {}) => {
  const draw = drawAt({ gameCode, ...rest });
  const closesAt = new Date(Date.parse(draw.serverTime) + seconds * 1000).toISOString();
  return { ...draw, current: { ...draw.current, closesAt } };
};
const jackpot = (amount: string) => ({ jackpot: { amount, currency: 'USD', playType: 'lastTwo' } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(drawAt().serverTime) });
  Object.assign(draws, { byGame: {}, missing: false });
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(answer: Answer, groups: string[] = []) {
  const answers: Record<string, Answer> = { 'GET /lgw/vn/games/game_menu': menu, [DRAWS]: answer };
  const pages = [{ id: 'all', vendors: [], to: { route: 'home' } }];
  mountWidget(LotteryBoard, {
    props: { title: 'lotteryBoard.title', vendors: [], groups, rows: 2, pages },
    answers,
  });
  await pass(0);
  return answers;
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the draws that close first show, each leading to its lottery, and the largest jackpot', async () => {
  await show([
    closing('FIVE', 90, jackpot('200.00')),
    closing('SIX45', 3700, jackpot('1250000.00')),
    closing('VNMB', 50),
  ]);
  expect(rows()).toEqual([
    expect.stringMatching(/Miền Bắc.*0:50$/),
    expect.stringMatching(/Northlight Five.*1:30$/),
  ]);
  expect(screen.getByText('$1,250,000')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Monsoon 6/45' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'lotteryBoard.pick' }).getAttribute('href')).toBe(
    '/?gameCode=SIX45',
  );
});

test('a draw that closes makes room for the next one', async () => {
  const answers = await show([closing('FIVE', 2), closing('VNMB', 3000)]);
  await pass(2000);
  expect(rows()[0]).toMatch(/Northlight Five.*lotteryBoard.closed$/);
  answers[DRAWS] = [closing('FIVE', 4000), closing('VNMB', 3000)];
  await pass(300);
  expect(rows()[0]).toMatch(/Miền Bắc/);
});

test('only the groups that are named show', async () => {
  await show([closing('FIVE', 90), closing('VNMB', 50)], ['VN']);
  expect(rows()).toEqual([expect.stringMatching(/Miền Bắc/)]);
});

test.each([
  ['fails', new Refused(404, 'not_found')],
  ['is {}', {}],
])('where the call for all draws %s there is nothing to show, and that is said', async (_, answer) => {
  await show(answer);
  expect(screen.getByText('lotteryBoard.empty')).toBeTruthy();
});
