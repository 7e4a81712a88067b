// @vitest-environment jsdom

import { draws } from '@liveryjs/client/lottery/draws';
import { openFavourites } from '@liveryjs/client/lottery/favourite-lotteries';
import { drawAt, menu, north } from '@liveryjs/client/lottery/testing';
import { type Answer, type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget, type PageOptions, user } from '@liveryjs/parts/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import LotteryMenu from './LotteryMenu.tsx';
import type { Props } from './lottery-menu.props.ts';

const MENU = 'GET /lgw/vn/games/game_menu';
const DRAWS = 'GET /lotto/lgw/games/draws';
const RECENT = 'GET /lgw/vn/games/game_menu/recent';
const WIDE = '(min-width: 64rem)';

beforeEach(() => {
  openFavourites(undefined);
  draws.byGame = {};
  localStorage.clear();
});

const show = (answers: Answers = {}, options: PageOptions = {}, props: Partial<Props> = {}) =>
  mountWidget(LotteryMenu, {
    props: { vendors: [], pages: [], groups: [], only: false, layout: 'cards', ...props },
    answers: { [MENU]: menu, [RECENT]: [north], ...answers },
    pages: { vn: '/vn' },
    media: [WIDE],
    path: '/lottery',
    ...options,
  });

const sections = async () => {
  await screen.findByRole('region', { name: 'Vietnam' });
  return screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
};
const star = () => screen.getAllByRole('button', { name: 'lotteryMenu.favourite' });

test('lotteries of a vendor that is not offered are in no group, and not among recent ones', async () => {
  const { app } = show({}, { session: true });
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
  show({}, { session: true });
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
  const { app, sent } = show();
  expect(await sections()).toEqual(['Every minute', 'Vietnam']);
  expect(sent(RECENT)).toEqual([]);
  await user.click(star()[0] as HTMLElement);
  expect(app.state.modal).toBe('loginPopupModal');
  expect(localStorage).toHaveLength(0);
});

test('[2.04] the lottery that is chosen stands in the address, and the play type of the one before goes', async () => {
  show();
  await user.click(await screen.findByRole('button', { name: /Monsoon 6\/45/ }));
  expect(location.search).toBe('?gameCode=SIX45');
  const current = screen.getAllByRole('button').filter((item) => item.getAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Monsoon')]);
});

test('[2.06] lotteries lead to the page of their vendor', async () => {
  const pages = [
    { id: 'vn', vendors: ['TCG_LOTTO_VN'], to: { route: 'vn' } },
    { id: 'all', vendors: [], to: { route: 'home' } },
  ];
  show({}, {}, { pages });
  await sections();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/?gameCode=FIVE',
    '/?gameCode=SIX45',
    '/vn?gameCode=VNMB',
  ]);
});

test('cards say how long their lotteries take bets, whatever the page’s clock says, and go on to the next draw', async () => {
  vi.useFakeTimers({ now: Date.parse(drawAt().serverTime) - 300_000 });
  let answer: Answer = [
    drawAt({ jackpot: { amount: '1250000.00', currency: 'USD', playType: 'lastTwo' } }),
    drawAt({ gameCode: 'VNMB', current: { ...drawAt().current, closesAt: '2026-11-23T14:20:00.000Z' } }),
  ];
  const { sent } = show({ [DRAWS]: () => answer });
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
  expect(sent(DRAWS)).toHaveLength(1);
  const { serverTime } = drawAt();
  answer = [drawAt({ serverTime: new Date(Date.parse(serverTime) + 30_000).toISOString() })];
  await pass(30_000);
  expect(five?.textContent).toMatch(/lotteryMenu.closed$/);
  answer = [drawAt({}, 741)];
  await pass(300);
  expect(five?.textContent).toMatch(/0:50$/);
  expect(five?.textContent).not.toContain('jackpot');
});

test('without the times of all lotteries the menu is as it was', async () => {
  const { sent } = show();
  expect(await sections()).toEqual(['Every minute', 'Vietnam']);
  await vi.waitFor(() => expect(sent(DRAWS)).not.toEqual([]));
  expect(screen.queryByText('lotteryMenu.closesIn')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('groups that are named stand alone where only they are wanted', async () => {
  show({}, { session: true }, { groups: ['VN'], only: true, layout: 'strip' });
  expect(await sections()).toEqual(['Vietnam']);
});

test('on a narrow window it folds up to the lottery that shows', async () => {
  show({}, { media: [] });
  const fold = await screen.findByRole('button', { name: /Northlight Five/, expanded: false });
  expect(screen.queryByRole('region', { name: 'Vietnam' })).toBeNull();
  await user.click(fold);
  await user.click(screen.getByRole('button', { name: /Miền Bắc/ }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Miền Bắc/, expanded: false }));
});

test('recent ones that fail say so, and the rest stands', async () => {
  show({ [RECENT]: new Refused(500, 'internal') }, { session: true });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await sections()).toEqual(['Every minute', 'Vietnam']);
});

test.each([
  ['{}', {}],
  ['null', null],
  ['a text', 'FIVE'],
])('a menu that is %s can be asked for again', async (_, answer) => {
  show({ [MENU]: answer });
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});

test('a group without a name shows its code, a lottery that says too little is left out', async () => {
  const [group] = menu;
  const { icon: _, ...five } = group?.gameMenus[0] ?? north;
  const answer = [{ gameGroupCode: 'FAST', gameMenus: [five, { gameCode: 'SIX45' }] }, null];
  show({ [MENU]: answer });
  const region = within(await screen.findByRole('region', { name: 'FAST' }));
  expect(region.getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  ['{}', {}],
  ['null', null],
])('[4.14] recent lotteries that are %s can be asked for again, and the menu shows', async (_, answer) => {
  show({ [RECENT]: answer }, { session: true });
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
  expect(await sections()).toEqual(['Every minute', 'Vietnam']);
});
