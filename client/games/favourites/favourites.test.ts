import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { Game } from '@liveryjs/schemas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Session, session } from '#client/session/session.ts';
import { Refused, stubPlatform, testContext } from '#client/testing.ts';
import { forgetFavourites, isFavourite, setFavourite } from './favourites.ts';
import { loadFavourites } from './load-favourites.ts';
import { toggleFavourite } from './toggle-favourite.ts';

const ADD = 'POST /wps/relay/MCSFE_addFavorite';
const REMOVE = 'POST /wps/relay/MCSFE_removeFavorite';
const IDS = 'GET /wps/relay/MCSFE_getFavoriteIds';
const game = { nodeId: 7, vassalage: 'QLMR', gameType: 'RNG', gameName: 'Starlit Garden' } as Game;

beforeEach(() => signIn());
afterEach(() => {
  vi.unstubAllGlobals();
  forgetFavourites();
});

function signIn(change: Partial<Session> = {}): void {
  const next = { token: 'token-of-mai', accountType: 0, lapsed: false, number: session.number + 1 };
  Object.assign(session, next, change);
}

test('[4.14] a favourite shows at once, and is told with its number, vendor and category', async () => {
  const calls = stubPlatform({ [ADD]: {}, [REMOVE]: {} });
  const context = testContext(emptyBrand);
  const saving = toggleFavourite(context, game);
  expect(isFavourite(7)).toBe(true);
  await saving;
  await toggleFavourite(context, game);
  expect(isFavourite(7)).toBe(false);
  const body = JSON.stringify({ nodeId: 7, vendor: 'QLMR', gameType: 'RNG' });
  expect(calls.map(({ name, body: sent }) => [name, sent])).toEqual([
    [ADD, body],
    [REMOVE, body],
  ]);
});

test('[4.14] a second press while the first is told sends nothing', async () => {
  const calls = stubPlatform({ [ADD]: {} });
  const context = testContext(emptyBrand);
  await Promise.all([toggleFavourite(context, game), toggleFavourite(context, game)]);
  expect([calls.length, isFavourite(7)]).toEqual([1, true]);
});

test('[4.14] what the platform does not take is undone', async () => {
  stubPlatform({ [ADD]: new Refused(500, 'internal') });
  await expect(toggleFavourite(testContext(emptyBrand), game)).rejects.toThrow();
  expect(isFavourite(7)).toBe(false);
});

test('[4.14] what the platform does not take of one session changes nothing of the next', async () => {
  stubPlatform({ [ADD]: new Refused(500, 'internal') });
  const saving = toggleFavourite(testContext(emptyBrand), game);
  signIn();
  setFavourite(7, true);
  await expect(saving).rejects.toThrow();
  expect(isFavourite(7)).toBe(true);
});

test('[4.14] a session that is over undoes it without another word', async () => {
  stubPlatform({ [ADD]: new Refused(401, 'not_logged_in') });
  await toggleFavourite(testContext(emptyBrand), game);
  expect(isFavourite(7)).toBe(false);
});

test.each([
  [
    'a visitor is asked to log in',
    { token: undefined },
    [{ modal: 'loginPopupModal' }, 'launch.notLoggedIn', expect.any(Function)],
  ],
  ['a trial account is told what it needs', { accountType: 4 }, [{ modal: 'needTrueAccount' }]],
])('[4.14] [6.04] %s', async (_, change, opened) => {
  signIn(change);
  const calls = stubPlatform({ [ADD]: {} });
  const context = testContext(emptyBrand);
  await toggleFavourite(context, game);
  expect([context.open.mock.lastCall, calls, isFavourite(7)]).toEqual([opened, [], false]);
});

test('[4.14] favourites are asked for once a session, and never for a visitor', async () => {
  const calls = stubPlatform({ [IDS]: [7, 9] });
  await Promise.all([loadFavourites(), loadFavourites()]);
  expect([7, 8, 9].map(isFavourite)).toEqual([true, false, true]);
  expect(calls).toHaveLength(1);
  signIn();
  await loadFavourites();
  expect(calls).toHaveLength(2);
  signIn({ token: undefined });
  await loadFavourites();
  expect(calls).toHaveLength(2);
});

test('[4.14] favourites that could not be loaded are asked for again by the next who needs them', async () => {
  stubPlatform({ [IDS]: new Refused(500, 'internal') });
  await loadFavourites();
  stubPlatform({ [IDS]: [7] });
  await loadFavourites();
  expect(isFavourite(7)).toBe(true);
});

test('[4.14] what is pressed while favourites load is newer than they are', async () => {
  let answer = (_: unknown) => {};
  stubPlatform({ [IDS]: new Promise((resolve) => (answer = resolve)), [ADD]: new Promise(() => {}) });
  const loading = loadFavourites();
  void toggleFavourite(testContext(emptyBrand), game);
  answer([9]);
  await loading;
  expect([isFavourite(7), isFavourite(9)]).toEqual([true, true]);
});
