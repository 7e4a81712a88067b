// @vitest-environment jsdom

import { draws } from '@liveryjs/client/lottery/draws';
import { drawAt, menu } from '@liveryjs/client/lottery/testing';
import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import LotteryLatest from './LotteryLatest.tsx';

const MENU = 'GET /lgw/vn/games/game_menu';
const DRAWS = 'GET /lotto/lgw/games/draws';
const NORTH = ['12345', '67890', '11111', '22222', '01', '02', '03', '04'];

beforeEach(() => void Object.assign(draws, { byGame: {}, missing: false }));

function show(answers: Answers = {}) {
  const north = { ...drawAt().last, openedAt: '2026-11-21T23:00:00.000Z', numbers: NORTH };
  const pages = [{ id: 'all', vendors: [], to: { route: 'home' } }];
  mountWidget(LotteryLatest, {
    props: { title: 'lotteryLatest.title', vendors: [], groups: [], count: 3, pages },
    answers: {
      [MENU]: menu,
      [DRAWS]: [drawAt(), drawAt({ gameCode: 'VNMB', last: north })],
      ...answers,
    },
  });
}

test('what opened last comes first, with the numbers of its first prize, digit by digit', async () => {
  show();
  await screen.findByRole('link', { name: 'Miền Bắc' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/?gameCode=VNMB',
    '/?gameCode=FIVE',
  ]);
  const [north] = screen.getAllByRole('list', { name: 'lotteryLatest.numbers' });
  expect(north?.querySelectorAll('span')).toHaveLength(5);
  expect(within(north as HTMLElement).getByRole('listitem').textContent).toBe('12345');
});

test('a menu that fails can be asked for again', async () => {
  show({ [MENU]: new Refused(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});

test('draws that fail leave nothing to show, and that is said', async () => {
  show({ [DRAWS]: new Refused(404, 'not_found') });
  expect(await screen.findByText('lotteryLatest.empty')).toBeTruthy();
});
