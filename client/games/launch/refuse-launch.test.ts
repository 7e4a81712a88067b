import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { OfferedVendor } from '@liveryjs/schemas/portal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerFacts } from '#client/games/offer-facts.ts';
import { endSession, startSession } from '#client/session/session.ts';
import { system } from '#client/system/store.ts';
import { loginResult, stubPlatform, tenant, testContext } from '#client/testing.ts';
import { renewGame } from './open-game.ts';
import { keepGame, play } from './play.ts';
import { startGame } from './start-game.ts';
import { startLottery } from './start-lottery.ts';

const slot = { vassalage: 'PG', gameType: 'RNG', nodeId: 7 } as const;
const languages = {
  default: 'EN',
  supported: [
    { code: 'EN', locale: 'en' },
    { code: 'VI', locale: 'vi' },
    { code: 'TY', locale: 'fil', label: 'Tagalog' },
  ],
};

function contextOf(when: OfferedVendor['when'], audience: string, id = 'PG') {
  const vendors = { map: [], shown: [], offered: [{ id, when }] };
  const facts = { audience: [audience], languages: ['EN'], features: [], now: ['2030-01-01T00:00:00.000Z'] };
  return { ...testContext({ ...emptyBrand, languages, vendors } as typeof emptyBrand), facts };
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { pathname: '/rng', search: '', origin: 'https://a.example' });
});
afterEach(() => {
  endSession(tenant);
  Object.assign(play, { game: undefined, offered: undefined });
  system.gameMenus = undefined;
  vi.unstubAllGlobals();
});

const login = ['open', { modal: 'loginPopupModal' }, 'launch.accountNeeded', expect.any(Function)];
const trueAccount = ['open', { modal: 'needTrueAccount' }];
const notNow = ['confirm', { text: 'launch.notOffered', cancel: null }];
const otherLanguage = (names: string) => [
  'confirm',
  { text: 'launch.otherLanguage', values: { languages: names }, cancel: null },
];

test.each<[string, OfferedVendor['when'], string, unknown[]]>([
  ['members, a visitor logs in', { audience: ['member'] }, 'visitor', login],
  ['agents, a visitor logs in', { audience: ['agent'] }, 'visitor', login],
  ['members, who tries the portal needs an account', { audience: ['member'] }, 'trial', trueAccount],
  ['members, an agent is told', { audience: ['member'] }, 'agent', notNow],
  ['who is no member, a member is told', { not: { audience: ['member'] } }, 'member', notNow],
  [
    'who speaks others, one changes the language',
    { languages: ['VI', 'TY'] },
    'member',
    otherLanguage('Tiếng Việt or Tagalog'),
  ],
  [
    'members in a language, a visitor is told',
    { audience: ['member'], languages: ['VI'] },
    'visitor',
    notNow,
  ],
  ['all from tomorrow on', { from: '2030-01-02T00:00:00.000Z' }, 'visitor', notNow],
  ['all until yesterday', { until: '2029-12-31T00:00:00.000Z' }, 'member', notNow],
  ['nobody', { features: ['off'] }, 'member', notNow],
])('a game that is offered to %s', async (_, when, audience, want) => {
  if (audience !== 'visitor') startSession(loginResult());
  const calls = stubPlatform({});
  const context = contextOf(when, audience);
  await startGame(context, slot);
  const { open, confirm, navigate, notify } = context;
  expect([
    ...open.mock.calls.map((args) => ['open', ...args]),
    ...confirm.mock.calls.map((args) => ['confirm', ...args]),
  ]).toEqual([want]);
  expect([navigate.mock.calls, notify.mock.calls, calls]).toEqual([[], [], []]);
});

test.each<[string, OfferedVendor['when'], string]>([
  ['is offered to the visitor', { audience: ['member'] }, 'PG'],
  ['may be, once more is known', { contracts: ['dividend'] } as OfferedVendor['when'], 'PG'],
  ['is not spoken of', { audience: ['agent'] }, 'DS88'],
])('a game of a vendor that %s starts', async (_, when, id) => {
  startSession(loginResult());
  const calls = stubPlatform({ 'POST /wps/game/launchGame': { game_url: 'https://play.example/1' } });
  const context = contextOf(when, 'member', id);
  await startGame({ ...context, brand: { ...context.brand, platform: {} } as typeof context.brand }, slot);
  expect(calls).toHaveLength(1);
});

test('a game that was played gets no new address once its vendor is not offered', async () => {
  startSession(loginResult());
  const calls = stubPlatform({});
  keepGame('https://play.example/1', { launch: slot, from: '/rng' });
  const context = contextOf({ languages: ['VI'] }, 'member');
  expect(await renewGame(context)).toBe(false);
  expect(context.confirm).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
});

test.each([
  ['visitor', [], 1],
  ['member', ['/elott'], 0],
])('the lottery with a window of its own, which is for visitors: a %s', async (audience, paths, opened) => {
  system.gameMenus = [{ gameCategory: 'ELOTT', vendors: [{ vassalage: 'TCG_SEA', isHot: false }] }];
  const context = contextOf({ audience: ['visitor'] }, audience, 'TCG_SEA');
  await startLottery({ ...context, facts: offerFacts(context.brand, context.facts) });
  expect(context.navigate.mock.calls.flat()).toEqual(paths);
  // A visitor is asked to log in, as for any game.
  expect(context.open.mock.calls).toHaveLength(opened);
});
