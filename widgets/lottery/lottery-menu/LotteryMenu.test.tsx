// @vitest-environment jsdom

import { draws } from '@liveryjs/client/lottery/draws';
import { openFavourites } from '@liveryjs/client/lottery/favourite-lotteries';
import { drawAt, menu, north } from '@liveryjs/client/lottery/testing';
import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, Refused, stubPlatform, tenant } from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import LotteryMenu from './LotteryMenu.tsx';
import type { Props } from './lottery-menu.props.ts';

const DRAWS = 'GET /lotto/lgw/games/draws';
const RECENT = 'GET /lgw/vn/games/game_menu/recent';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  endSession(tenant);
  openFavourites(undefined);
  draws.byGame = {};
  localStorage.clear();
  vi.unstubAllGlobals();
});

interface Setting {
  readonly props?: Partial<Props>;
  readonly wide?: boolean;
  readonly answers?: Readonly<Record<string, unknown>>;
}

function show({ props = {}, wide = true, answers = {} }: Setting = {}) {
  stubWindow().media(wide ? ['(min-width: 64rem)'] : []);
  const all: Record<string, unknown> = {
    'GET /lgw/vn/games/game_menu': menu,
    [RECENT]: [north],
    ...answers,
  };
  const calls = stubPlatform(all);
  const [home] = emptyBrand.routes;
  const routes = home ? [home, { ...home, id: 'vn', path: '/vn' }] : [];
  const app = testApp({ brand: { routes, tenant } as object });
  render(
    <TestPortal app={app} path="/lottery">
      <LotteryMenu
        id="menu"
        props={{ vendors: [], pages: [], groups: [], only: false, layout: 'cards', ...props }}
        slot={() => null}
      />
    </TestPortal>,
  );
  return { app, calls, answers: all, user: userEvent.setup() };
}

const sections = async () => {
  await screen.findByRole('region', { name: 'Vietnam' });
  return screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
};
const star = () => screen.getAllByRole('button', { name: 'lotteryMenu.favourite' });

test('lotteries of a vendor that is not offered are in no group, and not among recent ones', async () => {
  startSession(loginResult());
  const { app } = show();
  await screen.findByRole('region', { name: 'lotteryMenu.recent' });
  await act(async () => {
    app.state.facts = { ...app.state.facts, notOffered: ['TCG_LOTTO_VN'] };
  });
  const titles = screen
    .getAllByRole('region')
    .map((region) => within(region).getByRole('heading').textContent);
  expect(titles).toEqual(['Every minute']);
});

test('[3.05] favourites stand first, then recent ones, then the groups', async () => {
  startSession(loginResult());
  const { user } = show();
  await screen.findByRole('region', { name: 'lotteryMenu.recent' });
  expect(await sections()).toEqual(['lotteryMenu.recent', 'Every minute', 'Vietnam']);
  await user.click(star()[1] as HTMLElement);
  expect(await sections()).toEqual([
    'lotteryMenu.favourites',
    'lotteryMenu.recent',
    'Every minute',
    'Vietnam',
  ]);
  expect(Object.values({ ...localStorage })).toEqual(['["FIVE"]']);
});

test('[4.14] a guest has neither, and is asked to log in by a star', async () => {
  const { app, calls, user } = show();
  expect(await sections()).toEqual(['Every minute', 'Vietnam']);
  expect(calls.map(({ name }) => name)).not.toContain(RECENT);
  await user.click(star()[0] as HTMLElement);
  expect(app.state.modal).toBe('loginPopupModal');
  expect(localStorage).toHaveLength(0);
});

test('[2.04] the lottery that is chosen stands in the address, and the play type of the one before goes', async () => {
  history.replaceState(null, '', '/lottery');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Monsoon 6\/45/ }));
  expect(location.search).toBe('?gameCode=SIX45');
  const current = screen.getAllByRole('button').filter((item) => item.getAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Monsoon')]);
});

test('[2.06] lotteries lead to the page of their vendor', async () => {
  show({
    props: {
      pages: [
        { id: 'vn', vendors: ['TCG_LOTTO_VN'], to: { route: 'vn' } },
        { id: 'all', vendors: [], to: { route: 'home' } },
      ],
    },
  });
  await sections();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/?gameCode=FIVE',
    '/?gameCode=SIX45',
    '/vn?gameCode=VNMB',
  ]);
});

test('cards say how long their lotteries take bets, whatever the page’s clock says, and go on to the next draw', async () => {
  vi.useFakeTimers({ now: Date.parse(drawAt().serverTime) - 300_000 });
  const first = {
    [DRAWS]: [
      drawAt({ jackpot: { amount: '1250000.00', currency: 'USD', playType: 'lastTwo' } }),
      drawAt({ gameCode: 'VNMB', current: { ...drawAt().current, closesAt: '2026-11-23T14:20:00.000Z' } }),
    ],
  };
  const { answers, calls } = show({ answers: first });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  const [five, six, north] = screen
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]);
  expect(five?.textContent).toMatch(/lotteryMenu.closesIn 0:50lotteryMenu.jackpot$/);
  expect(north?.textContent).toMatch(/2d 1h$|2d 2h$/);
  expect(six?.textContent).toMatch(/lotteryMenu.minutes$/);
  await pass(20_000);
  expect(five?.textContent).toContain('0:30');
  expect(calls.filter(({ name }) => name === DRAWS)).toHaveLength(1);
  const { serverTime } = drawAt();
  answers[DRAWS] = [drawAt({ serverTime: new Date(Date.parse(serverTime) + 30_000).toISOString() })];
  await pass(30_000);
  expect(five?.textContent).toMatch(/lotteryMenu.closed$/);
  answers[DRAWS] = [drawAt({}, 741)];
  await pass(300);
  expect(five?.textContent).toMatch(/0:50$/);
  expect(five?.textContent).not.toContain('jackpot');
});

test('without the times of all lotteries the menu is as it was', async () => {
  const { calls } = show();
  expect(await sections()).toEqual(['Every minute', 'Vietnam']);
  await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain(DRAWS));
  expect(screen.queryByText('lotteryMenu.closesIn')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('groups that are named stand alone where only they are wanted', async () => {
  startSession(loginResult());
  show({ props: { groups: ['VN'], only: true, layout: 'strip' } });
  expect(await sections()).toEqual(['Vietnam']);
});

test('on a narrow window it folds up to the lottery that shows', async () => {
  const { user } = show({ wide: false });
  const fold = await screen.findByRole('button', { name: /Northlight Five/, expanded: false });
  expect(screen.queryByRole('region', { name: 'Vietnam' })).toBeNull();
  await user.click(fold);
  await user.click(screen.getByRole('button', { name: /Miền Bắc/ }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Miền Bắc/, expanded: false }));
});

test('recent ones that fail say so, and the rest stands', async () => {
  startSession(loginResult());
  show({ answers: { [RECENT]: new Refused(500, 'internal') } });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await sections()).toEqual(['Every minute', 'Vietnam']);
});

test.each([
  ['{}', {}],
  ['null', null],
  ['a text', 'FIVE'],
])('a menu that is %s can be asked for again', async (_, answer) => {
  show({ answers: { 'GET /lgw/vn/games/game_menu': answer } });
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});

test('a group without a name shows its code, a lottery that says too little is left out', async () => {
  const [group] = menu;
  const { icon: _, ...five } = group?.gameMenus[0] ?? north;
  const answer = [{ gameGroupCode: 'FAST', gameMenus: [five, { gameCode: 'SIX45' }] }, null];
  show({ answers: { 'GET /lgw/vn/games/game_menu': answer } });
  const region = within(await screen.findByRole('region', { name: 'FAST' }));
  expect(region.getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  ['{}', {}],
  ['null', null],
])('[4.14] recent lotteries that are %s can be asked for again, and the menu shows', async (_, answer) => {
  startSession(loginResult());
  show({ answers: { [RECENT]: answer } });
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
  expect(await sections()).toEqual(['Every minute', 'Vietnam']);
});
