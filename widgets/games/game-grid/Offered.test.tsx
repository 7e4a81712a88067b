// @vitest-environment jsdom

import { offerFacts } from '@liveryjs/client/games/offer-facts';
import { session } from '@liveryjs/client/session/session';
import { type SentCall, stubPlatform, tenant } from '@liveryjs/client/testing';
import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import type { OfferedVendor } from '@liveryjs/schemas/portal';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GameGrid from './GameGrid.tsx';
import type { Props } from './game-grid.props.ts';
// Compiled before a test's clock runs.
import './List.tsx';
import { defaults, game, sections, vendor } from './testing.ts';

configure({ asyncUtilTimeout: 10_000 });

const mixed = [game(1), game(2, { vassalage: 'JILI' }), game(3, { vassalage: 'CQ9' })];
/** A platform that answers with the games of all vendors, whichever it is asked for: the page looks at each. */
const answers = {
  'GET /wps/relay/GCSGAME_vendors': { data: { lanes: ['PG', 'JILI', 'CQ9'].map(vendor) } },
  'GET /wps/relay/GCSGAME_hotGames': { list: mixed },
  'GET /lgw/games/popular': mixed,
  'GET /wps/relay/GCSGAME_gameList': { games: mixed, totalPages: 1, total: 3 },
  'GET /wps/relay/MCSFE_getFavoriteIds': [2],
  'GET /wps/relay/MCSFE_getFavoriteList': { content: mixed, totalPages: 1 },
  'GET /wps/relay/GCS_recentGame': { list: mixed, totalPages: 1 },
};

let calls: SentCall[];

beforeEach(() => {
  stubWindow();
  Element.prototype.scrollIntoView = vi.fn();
  Object.assign(session, {
    token: 'token-of-mai',
    accountType: 0,
    lapsed: false,
    number: session.number + 1,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const members: OfferedVendor = { id: 'JILI', when: { audience: ['member'] } };

function show(offered: OfferedVendor[], audience: string, props: Partial<Props> = {}, path = '/rng') {
  calls = stubPlatform(answers);
  const languages = ['EN', 'VI'].map((code) => ({ code, locale: code.toLowerCase() }));
  const app = testApp({
    brand: {
      ...sections,
      tenant,
      platform: {},
      languages: { default: 'EN', supported: languages },
      vendors: { ...sections.vendors, offered },
    } as object,
    portal: { derive: offerFacts },
    state: { facts: { audience: [audience], now: ['2030-01-01T00:00:00.000Z'] } },
    messages: { 'gameGrid.count': '{count} games' },
  });
  render(
    <TestPortal app={app} path={path}>
      <GameGrid id="games" props={{ ...defaults, ...props }} slot={() => null} />
    </TestPortal>,
  );
  return app;
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const requestedVendors = () =>
  calls
    .filter(({ name }) => name === 'GET /wps/relay/GCSGAME_gameList')
    .map(({ url }) => new URL(url, 'http://test').searchParams.get('vassalage'));

const ALL = ['Game 1', 'Game 2', 'Game 3'];
const WITHOUT = ['Game 1', 'Game 3'];

test('games of a vendor for members, its chip and its name come when the visitor logs in, and go when they leave', async () => {
  const app = show([members], 'visitor');
  await waitFor(() => expect(names()).toEqual(WITHOUT));
  expect(requestedVendors()).toEqual(['PG,CQ9']);
  expect(document.body.textContent).not.toContain('JILI');
  // The platform's count is of all.
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => {
    app.state.facts = { ...app.state.facts, audience: ['member'] };
  });
  await waitFor(() => expect(names()).toEqual(ALL));
  expect(requestedVendors().at(-1)).toBeNull();
  expect(document.body.textContent).toContain('Vendor JILI');
  expect(screen.getByRole('status').textContent).toBe('3 games');
  await act(async () => {
    app.state.facts = { ...app.state.facts, audience: ['visitor'] };
  });
  await waitFor(() => expect(names()).toEqual(WITHOUT));
  expect(document.body.textContent).not.toContain('JILI');
});

test.each<[string, OfferedVendor['when'], (app: ReturnType<typeof show>) => void]>([
  ['language', { languages: ['VI'] }, ({ state }) => Object.assign(state, { language: 'VI' })],
  [
    'time',
    { from: '2030-06-01T00:00:00.000Z' },
    ({ state }) => {
      state.facts = { ...state.facts, now: ['2030-06-01T00:00:00.000Z'] };
    },
  ],
])('a vendor follows the %s while the page is open', async (_, when, change) => {
  const app = show([{ id: 'JILI', when }], 'visitor');
  await waitFor(() => expect(names()).toEqual(WITHOUT));
  await act(async () => change(app));
  await waitFor(() => expect(names()).toEqual(ALL));
});

test.each<[string, Partial<Props>]>([
  ['hot games', { source: 'hot' }],
  ['popular games', { source: 'popular' }],
  ['favourites', { source: 'favourites' }],
  ['recent games', { source: 'recent' }],
])('what is offered to agents only is not among the %s of a member', async (_, props) => {
  show([{ id: 'JILI', when: { audience: ['agent'] } }], 'member', props);
  await waitFor(() => expect(names()).toEqual(WITHOUT));
});

test('an address that names a vendor that is not offered shows the others', async () => {
  show([members], 'visitor', {}, '/rng?vassalage=JILI');
  await waitFor(() => expect(names()).toEqual(WITHOUT));
  expect(requestedVendors()).toEqual(['PG,CQ9']);
});

test('a search asks for games of what is offered only', async () => {
  show([members], 'visitor');
  await waitFor(() => expect(names()).toEqual(WITHOUT));
  await userEvent.type(screen.getByRole('searchbox'), 'gold');
  await waitFor(() => expect(calls.at(-1)?.url).toContain('gameName=gold'));
  expect(requestedVendors().at(-1)).toBe('PG,CQ9');
});
