import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { GamesMenuResponse } from '@liveryjs/schemas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#client/session/session.ts';
import { system } from '#client/system/store.ts';
import { loginResult, Refused, stubPlatform, tenant, testContext } from '#client/testing.ts';
import { startGame } from './start-game.ts';
import { startLottery } from './start-lottery.ts';

const LAUNCH = 'POST /wps/game/launchGame';
const LIST = 'GET /wps/relay/GCSGAME_gameList';
const URL = 'https://play.example/play/7?ticket=abc';

const sea = { vassalage: 'TCG_SEA', gameType: 'ELOTT', nodeId: 7, name: 'Monsoon' } as const;
const brand = { ...emptyBrand, platform: { gameOrigins: ['https://play.example'], launchVersion: 1 } };

/** A browser that blocks as many windows as is said. */
function openWindows(blocked = 0) {
  const opened = { close: vi.fn(), opener: {} as unknown, location: { replace: vi.fn() } };
  let left = blocked;
  const open = vi.fn((..._: unknown[]) => {
    left -= 1;
    return left < 0 ? opened : null;
  });
  vi.stubGlobal('window', { open });
  return { open, opened };
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { pathname: '/', search: '', origin: 'https://a.example' });
  startSession(loginResult());
});
afterEach(() => {
  endSession(tenant);
  system.gameMenus = undefined;
  vi.unstubAllGlobals();
});

test('[4.13] the window opens before anything is asked, and gets the game and no way back to the portal', async () => {
  const { open, opened } = openWindows();
  const context = testContext(brand);
  let openedFirst = false;
  stubPlatform({
    get [LAUNCH]() {
      openedFirst = open.mock.calls.length === 1;
      return { game_url: URL };
    },
  });
  await startGame(context, sea);
  expect(openedFirst).toBe(true);
  expect(open.mock.calls).toEqual([['about:blank', '_blank', undefined]]);
  expect(opened.opener).toBeNull();
  expect(opened.location.replace.mock.calls).toEqual([[URL]]);
  expect(context.navigate).not.toHaveBeenCalled();
});

test('[4.13] where there is no game the window closes again', async () => {
  const { opened } = openWindows();
  stubPlatform({ [LAUNCH]: new Refused(500, 'internal') });
  const context = testContext(brand);
  await startGame(context, sea);
  expect(opened.close).toHaveBeenCalledOnce();
  expect(context.notify.mock.calls).toEqual([['engine.actionFailed', 'error']]);
});

test('[8.03] a window that is blocked is said to be, and the game opens in this one where the visitor likes', async () => {
  const { opened } = openWindows(1);
  stubPlatform({ [LAUNCH]: { game_url: URL } });
  const context = testContext(brand);
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/', search: '', origin: 'https://a.example', assign });
  await startGame(context, sea);
  expect(context.confirm.mock.calls).toEqual([
    [{ text: 'engine.windowBlocked', confirm: 'engine.openHere' }],
  ]);
  expect(assign.mock.calls).toEqual([[URL]]);
  expect(opened.location.replace).not.toHaveBeenCalled();
});

test('[8.03] in the window of the page, a game that does not start leaves the page as it is', async () => {
  openWindows(1);
  stubPlatform({ [LAUNCH]: new Refused(500, 'internal') });
  const context = testContext(brand);
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/', search: '', origin: 'https://a.example', assign });
  await startGame(context, sea);
  expect(assign).not.toHaveBeenCalled();
  expect(context.notify.mock.calls).toEqual([['engine.actionFailed', 'error']]);
});

test('[8.03] who gives up on a blocked window launches nothing', async () => {
  openWindows(1);
  const calls = stubPlatform({});
  await startGame(testContext(brand, { sure: false }), sea);
  expect(calls).toEqual([]);
});

test('[8.03] an address that is not to be opened closes the window and leads to customer service', async () => {
  const { open, opened } = openWindows();
  stubPlatform({ [LAUNCH]: { game_url: 'javascript:alert(1)' } });
  const context = testContext(brand);
  await startGame(context, sea);
  expect(opened.location.replace).not.toHaveBeenCalled();
  expect(opened.close).toHaveBeenCalled();
  expect(context.confirm.mock.calls).toEqual([[{ text: 'launch.invalidUrl', confirm: 'launch.contact' }]]);
  await vi.waitFor(() => expect(open.mock.calls.at(-1)?.[1]).toBe('livery-customer-service'));
});

const menus = (vassalage: string): GamesMenuResponse => [
  { gameCategory: 'ELOTT', vendors: [{ vassalage, isHot: false }] },
];

test('[2.26] lottery navigation starts the vendor’s first lottery on the page where it is', async () => {
  const { opened } = openWindows();
  system.gameMenus = menus('TCG_SEA');
  const game = { nodeId: 31, vassalage: 'TCG_SEA', gameType: 'ELOTT', gameName: 'Monsoon One Minute' };
  const calls = stubPlatform({ [LIST]: { games: [game] }, [LAUNCH]: { game_url: URL } });
  const context = testContext(brand);
  await startLottery(context);
  expect(calls[0]?.url).toContain('gameType=ELOTT&language=EN&pageNo=1&pageSize=1&vassalage=TCG_SEA');
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ vassalage: 'TCG_SEA', nodeId: 31 });
  expect(opened.location.replace).toHaveBeenCalledOnce();
  expect(context.navigate).not.toHaveBeenCalled();
});

test.each<[string, GamesMenuResponse | undefined]>([
  ['lacks that vendor', menus('TCG')],
  ['has not told its vendors', undefined],
])('[2.26] where the platform %s the page of lotteries comes', async (_, gameMenus) => {
  const { open } = openWindows();
  system.gameMenus = gameMenus;
  const context = testContext(brand);
  await startLottery(context);
  expect(context.navigate.mock.calls).toEqual([['/elott']]);
  expect(open).not.toHaveBeenCalled();
});

test.each<[string, unknown, string]>([
  ['no game', { games: [] }, 'session.unavailable'],
  ['no answer', new TypeError('x'), 'engine.networkFailed'],
])('[2.26] a vendor of which there is %s closes the window', async (_, list, message) => {
  const { opened } = openWindows();
  system.gameMenus = menus('TCG_SEA');
  stubPlatform({ [LIST]: list });
  const context = testContext(brand);
  await startLottery(context);
  expect(opened.close).toHaveBeenCalledOnce();
  expect(context.notify.mock.calls).toEqual([[message, 'error']]);
});

test('[4.13] lottery navigation asks a visitor to log in, and opens no window', async () => {
  endSession(tenant);
  const { open } = openWindows();
  system.gameMenus = menus('TCG_SEA');
  const context = testContext(brand);
  await startLottery(context);
  expect(context.open.mock.calls).toEqual([
    [{ modal: 'loginPopupModal' }, 'launch.notLoggedIn', expect.any(Function)],
  ]);
  expect(open).not.toHaveBeenCalled();
});
