// @vitest-environment jsdom

import { draws } from '@liveryjs/client/lottery/draws';
import { drawAt, menu, openedDraws } from '@liveryjs/client/lottery/testing';
import { stubPlatform } from '@liveryjs/client/testing';
import { TestPortal } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import LotteryResults from './LotteryResults.tsx';

const OPENED = 'GET /lotto/lgw/games/opened/numero';
const VIETNAM = 'GET /lgw/vn/numeros/opened/game';

afterEach(() => {
  cleanup();
  draws.byGame = {};
  vi.unstubAllGlobals();
});

function show(path: string, answers: Readonly<Record<string, unknown>> = {}) {
  stubWindow();
  const calls = stubPlatform({
    'GET /lgw/vn/games/game_menu': menu,
    'GET /lotto/lgw/games/current': drawAt(),
    [OPENED]: openedDraws(100),
    [VIETNAM]: [],
    ...answers,
  });
  render(
    <TestPortal path={path}>
      <LotteryResults
        id="results"
        props={{ vendors: [], first: 'draws', layout: 'table', pageSize: 10 }}
        slot={() => null}
      />
    </TestPortal>,
  );
  const opened = () => calls.filter(({ name }) => name === OPENED || name === VIETNAM).map(({ url }) => url);
  return { opened, user: userEvent.setup() };
}

test('[9.01] a hundred draws are asked for once, and stand in pages', async () => {
  const { opened, user } = show('/lottery?gameCode=FIVE');
  const table = await screen.findByRole('table');
  expect(opened()).toEqual(['/lotto/lgw/games/opened/numero?gameCode=FIVE&count=100']);
  const first = () => within(screen.getByRole('table')).getAllByRole('rowheader')[0]?.textContent;
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  expect(first()).toBe('20261121-0740');
  await user.click(screen.getByRole('button', { name: 'engine.nextPage' }));
  expect(first()).toBe('20261121-0730');
});

test('[9.01] those of the Vietnam lottery have a call of their own', async () => {
  const { opened } = show('/lottery?gameCode=VNMB');
  await screen.findByText('lotteryResults.empty');
  expect(opened()).toEqual(['/lgw/vn/numeros/opened/game?gameCode=VNMB&count=100']);
});

test('the trend of a place is a picture, and a table that says the same', async () => {
  const { user } = show('/lottery?gameCode=FIVE');
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
