import { tabStorage } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, member, Refused, stubPlatform, tenant, testContext } from '#client/testing.ts';
import type { GameLaunch } from './game-launch.ts';
import { play } from './play.ts';
import { startGame } from './start-game.ts';

const LAUNCH = 'POST /wps/game/launchGame';
const LAUNCH_2 = 'POST /wps/v2/game/launchGame';
const ROOMS = 'GET /wps/relay/GLS2_roomList';
const URL = 'https://play.example/play/7?ticket=abc';

const slot: GameLaunch = { vassalage: 'PG', gameType: 'RNG', nodeId: 7, name: 'Garden' };
const cards: GameLaunch = { vassalage: 'CARD', gameType: 'PVP', nodeId: 9, name: 'Duel' };

const room = {
  roomId: 'R1',
  nodeId: 9,
  vassalage: 'CARD',
  gameName: 'Duel',
  roomName: 'Beginners',
  minBet: 1,
  maxBet: 100,
  seats: 6,
  players: 2,
  icon: '/r.svg',
};
const platform = { gameOrigins: ['https://play.example'], launchVersion: 1 };
const contextOf = (launchVersion = 1) =>
  testContext({ ...emptyBrand, platform: { ...platform, launchVersion } } as typeof emptyBrand);

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { pathname: '/rng', search: '?page=2', origin: 'https://a.example' });
  startSession(loginResult());
});
afterEach(() => {
  endSession(tenant);
  Object.assign(play, { game: undefined, offered: undefined, rooms: undefined, closed: undefined });
  vi.unstubAllGlobals();
});

test('[4.13] [9.01] [3.03] a game is launched as the specification says, its address kept, its page shown', async () => {
  const calls = stubPlatform({ [LAUNCH]: { game_url: URL } });
  const context = contextOf();
  await startGame(context, slot);
  expect(calls).toHaveLength(1);
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    vassalage: 'PG',
    nodeId: 7,
    gameId: '7',
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'mai',
    token: 'token-of-mai-0123456789',
    merchantCode: 'test',
    language: 'EN',
  });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token-of-mai-0123456789');
  expect(tabStorage().getItem('gameUrl')).toBe(URL);
  expect(play.game).toEqual({ address: URL, start: { launch: slot, from: '/rng?page=2' }, fresh: true });
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.navigate.mock.calls).toEqual([['/game']]);
});

test('[7.02] the second version takes the language as a header, and not in the body', async () => {
  const calls = stubPlatform({ [LAUNCH_2]: { game_url: URL } });
  await startGame(contextOf(2), slot);
  expect(calls[0]?.headers.get('Language')).toBe('EN');
  expect(JSON.parse(calls[0]?.body ?? '')).not.toHaveProperty('language');
});

test('[2.08] a game that plays on the portal’s own wallet has the seamless page', async () => {
  stubPlatform({ [LAUNCH]: { game_url2: URL } });
  const context = contextOf();
  await startGame(context, { ...slot, gameType: 'EGAME' });
  expect(context.navigate.mock.calls).toEqual([['/seamless']]);
});

test('a game that is started on the page of another keeps the way back, and no second page', async () => {
  stubPlatform({ [LAUNCH]: { game_url: URL } });
  const context = contextOf();
  await startGame(context, slot);
  vi.stubGlobal('location', { pathname: '/game', search: '', origin: 'https://a.example' });
  await startGame(context, { ...slot, nodeId: 8 });
  expect(play.game?.start).toMatchObject({ launch: { nodeId: 8 }, from: '/rng?page=2' });
  expect(context.navigate).toHaveBeenCalledOnce();
});

test('[8.03] [4.13] a visitor is told to log in, and nothing is launched', async () => {
  endSession(tenant);
  const calls = stubPlatform({});
  const context = contextOf();
  await startGame(context, slot);
  const aim = expect.any(Function);
  expect(context.open.mock.calls).toEqual([[{ modal: 'loginPopupModal' }, 'launch.notLoggedIn', aim]]);
  expect(calls).toEqual([]);
  startSession(loginResult());
  await context.open.mock.calls[0]?.[2]?.();
  expect(calls.map(({ name }) => name)).toEqual([LAUNCH]);
});

test('[1.04] [6.04] a trial account is told that a real one is needed, by the portal and by the platform', async () => {
  const calls = stubPlatform({ [LAUNCH]: new Refused(403, 'need_true_account') });
  const context = contextOf();
  await startGame(context, slot);
  startSession(loginResult({ member: member({ type: 4 }) }));
  await startGame(context, slot);
  expect(context.open.mock.calls).toEqual([[{ modal: 'needTrueAccount' }], [{ modal: 'needTrueAccount' }]]);
  expect(calls).toHaveLength(1);
});

test('[4.13] a vendor’s games are offered in a popup', async () => {
  const context = contextOf();
  const vendor = { ...slot, isGame: 'VASSALAGE' } as const;
  await startGame(context, vendor);
  expect(context.open.mock.calls).toEqual([[{ modal: 'vendorGames' }]]);
  expect(play.offered).toEqual(vendor);
});

test('[2.04] [2.05] a lottery closes what is open and has its own page', async () => {
  const context = contextOf();
  await startGame(context, { vassalage: 'TCG', gameType: 'LOTT', gameCode: 'MB' });
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.navigate.mock.calls).toEqual([['/lottery?gameCode=MB']]);
});

test.each<[string, unknown, string]>([
  ['rooms', [room], 'pvpRooms'],
  ['nothing that can be read', new Refused(500, 'internal'), 'pvpRooms'],
])('a game of which the platform answers %s lets choose between them', async (_, answer, modal) => {
  const calls = stubPlatform({ [ROOMS]: answer });
  const context = contextOf();
  await startGame(context, cards);
  expect(calls[0]?.url).toBe('/wps/relay/GLS2_roomList?language=EN&nodeId=9');
  expect(context.open.mock.calls).toEqual([[{ modal }]]);
  expect(play.offered).toEqual(cards);
  // The popup asks only for what is not there.
  expect(play.rooms).toEqual(Array.isArray(answer) ? answer : undefined);
});

test('a game without rooms starts at once, and a room in the place of its game', async () => {
  const calls = stubPlatform({ [ROOMS]: [], [LAUNCH]: { game_url: URL } });
  await startGame(contextOf(), cards);
  await startGame(contextOf(), { ...cards, roomId: 'R-1' });
  const bodies = calls.filter(({ name }) => name === LAUNCH).map(({ body }) => JSON.parse(body ?? ''));
  expect(bodies[0]).toMatchObject({ nodeId: 9, gameId: '9' });
  expect(bodies[1]).toMatchObject({ nodeId: 9, roomId: 'R-1' });
  expect(bodies[1]).not.toHaveProperty('gameId');
});

test('[8.03] a game under maintenance suggests others', async () => {
  stubPlatform({ [LAUNCH]: new Refused(409, 'game_maintenance') });
  const context = contextOf();
  await startGame(context, slot);
  expect(context.open.mock.calls).toEqual([[{ modal: 'gameMaintenance' }]]);
  expect(play.closed).toEqual(slot);
  expect(context.navigate).not.toHaveBeenCalled();
});

test.each([
  ['where access is restricted', 'access_restricted', 'launch.accessRestricted'],
  ['who takes a break from playing', 'play_break', 'launch.playBreak'],
])('[8.03] %s is told so', async (_, code, text) => {
  stubPlatform({ [LAUNCH]: new Refused(403, code) });
  const context = contextOf();
  await startGame(context, slot);
  expect(context.confirm.mock.calls).toEqual([[{ text, cancel: null }]]);
});

test.each<[string, unknown, [string, 'error'] | undefined]>([
  ['a game that is gone', new Refused(404, 'invalid_game'), ['session.unavailable', 'error']],
  ['a room that is gone', new Refused(404, 'unknown_room'), ['session.unavailable', 'error']],
  ['a platform that fails', new Refused(500, 'internal'), ['engine.actionFailed', 'error']],
  ['a broken connection', new TypeError('x'), ['engine.networkFailed', 'error']],
  ['no answer in time', new DOMException('x', 'TimeoutError'), ['engine.slow', 'error']],
  ['a session that is over, which says so itself', new Refused(401, 'not_logged_in'), undefined],
])('[8.03] %s', async (_, answer, want) => {
  stubPlatform({ [LAUNCH]: answer });
  const context = contextOf();
  await startGame(context, slot);
  expect(context.notify.mock.calls).toEqual(want ? [want] : []);
  expect(context.navigate).not.toHaveBeenCalled();
});

test.each([
  ['null', null],
  ['nothing', {}],
  ['empty text', { game_url: '', game_url2: '' }],
  ['a number', 7],
])(
  '[8.03] a launch that answers %s as its address says so, and leads to customer service',
  async (_, answer) => {
    stubPlatform({ [LAUNCH]: answer });
    const context = testContext({ ...emptyBrand, platform } as typeof emptyBrand, { sure: false });
    await startGame(context, slot);
    expect(context.confirm.mock.calls).toEqual([[{ text: 'launch.invalidUrl', confirm: 'launch.contact' }]]);
    expect(context.notify).not.toHaveBeenCalled();
    expect(context.navigate).not.toHaveBeenCalled();
  },
);

test('of two games that are started the last one opens, whichever answers first', async () => {
  const answers: ((value: unknown) => void)[] = [];
  const next = () => new Promise((resolve) => answers.push(resolve));
  stubPlatform({
    get [LAUNCH]() {
      return next();
    },
  });
  const context = contextOf();
  const both = [startGame(context, slot), startGame(context, { ...slot, nodeId: 8 })];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ game_url: `${URL}-second` });
  answers[0]?.({ game_url: `${URL}-first` });
  await Promise.all(both);
  expect(play.game?.address).toBe(`${URL}-second`);
  expect(context.navigate).toHaveBeenCalledOnce();
});

test('who signs out meanwhile is not taken to a game', async () => {
  stubPlatform({
    get [LAUNCH]() {
      endSession(tenant);
      return { game_url: URL };
    },
  });
  const context = contextOf();
  await startGame(context, slot);
  expect(context.navigate).not.toHaveBeenCalled();
  expect(tabStorage().getItem('gameUrl')).toBeNull();
});
