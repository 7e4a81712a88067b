// @vitest-environment jsdom

import { draws } from '@liveryjs/client/lottery/draws';
import { drawAt, menu } from '@liveryjs/client/lottery/testing';
import { Refused, stubPlatform } from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import LotteryLatest from './LotteryLatest.tsx';

const MENU = 'GET /lgw/vn/games/game_menu';
const DRAWS = 'GET /lotto/lgw/games/draws';
const NORTH = ['12345', '67890', '11111', '22222', '01', '02', '03', '04'];

afterEach(() => {
  cleanup();
  Object.assign(draws, { byGame: {}, missing: false });
  vi.unstubAllGlobals();
});

function show(answers: Readonly<Record<string, unknown>> = {}) {
  const { last } = drawAt();
  const north = { ...last, openedAt: '2026-11-21T23:00:00.000Z', numbers: NORTH };
  stubPlatform({
    [MENU]: menu,
    [DRAWS]: [drawAt(), drawAt({ gameCode: 'VNMB', last: north })],
    ...answers,
  });
  const [home] = emptyBrand.routes;
  render(
    <TestPortal app={testApp({ brand: { routes: home ? [home] : [] } })}>
      <LotteryLatest
        id="latest"
        props={{
          title: 'lotteryLatest.title',
          vendors: [],
          groups: [],
          count: 3,
          pages: [{ id: 'all', vendors: [], to: { route: 'home' } }],
        }}
        slot={() => null}
      />
    </TestPortal>,
  );
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
