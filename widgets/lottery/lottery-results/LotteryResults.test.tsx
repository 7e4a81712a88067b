// @vitest-environment jsdom

import { draws } from '@liveryjs/client/lottery/draws';
import { drawAt, menu, openedDraws } from '@liveryjs/client/lottery/testing';
import type { Answers } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import LotteryResults from './LotteryResults.tsx';

const OPENED = 'GET /lotto/lgw/games/opened/numero';
const VIETNAM = 'GET /lgw/vn/numeros/opened/game';

beforeEach(() => {
  draws.byGame = {};
});

const show = (path: string, answers: Answers = {}) =>
  mountWidget(LotteryResults, {
    props: { vendors: [], first: 'draws', layout: 'table', pageSize: 10 },
    answers: {
      'GET /lgw/vn/games/game_menu': menu,
      'GET /lotto/lgw/games/current': drawAt(),
      [OPENED]: openedDraws(100),
      [VIETNAM]: [],
      ...answers,
    },
    path,
  });

test('[9.01] a hundred draws are asked for once, and stand in pages', async () => {
  const { sent } = show('/lottery?gameCode=FIVE');
  const table = await screen.findByRole('table');
  expect(sent(OPENED)).toEqual([{ gameCode: 'FIVE', count: '100' }]);
  expect(sent(VIETNAM)).toEqual([]);
  const first = () => within(screen.getByRole('table')).getAllByRole('rowheader')[0]?.textContent;
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  expect(first()).toBe('20261121-0740');
  await user.click(screen.getByRole('button', { name: 'engine.nextPage' }));
  expect(first()).toBe('20261121-0730');
});

test('[9.01] those of the Vietnam lottery have a call of their own', async () => {
  const { sent } = show('/lottery?gameCode=VNMB');
  await screen.findByText('lotteryResults.empty');
  expect(sent(VIETNAM)).toEqual([{ gameCode: 'VNMB', count: '100' }]);
  expect(sent(OPENED)).toEqual([]);
});

test('the trend of a place is a picture, and a table that says the same', async () => {
  show('/lottery?gameCode=FIVE');
  await user.click(await screen.findByRole('tab', { name: 'lotteryResults.trend' }));
  const picture = await screen.findByRole('group', { name: 'lotteryResults.picture' });
  expect(picture.querySelectorAll('circle')).toHaveLength(20);
  expect(picture.querySelectorAll('polyline')).toHaveLength(1);
  expect(picture.innerHTML).not.toContain('style=');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const counts = rows.map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
});

test.each([
  ['{}', {}],
  ['null', null],
  ['a text', 'numbers'],
])('opened numbers that are %s can be asked for again', async (_, answer) => {
  show('/lottery?gameCode=FIVE', { [OPENED]: answer });
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});
