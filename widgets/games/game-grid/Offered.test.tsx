// @vitest-environment jsdom

import { offerFacts } from '@liveryjs/client/games/offer-facts';
import { vendor } from '@liveryjs/client/games/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import type { OfferedVendor } from '@liveryjs/schemas/portal';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import GameGrid from './GameGrid.tsx';
import type { Props } from './game-grid.props.ts';
// Compiled before a test's clock runs.
import './List.tsx';
import { defaults, game, HOT, LIST, POPULAR, VENDORS, vendors } from './testing.ts';

const mixed = [game(1), game(2, { vassalage: 'JILI' }), game(3, { vassalage: 'CQ9' })];
/** A platform that answers with the games of all vendors, whichever it is asked for: the page looks at each. */
const answers = {
  [VENDORS]: { data: { lanes: ['PG', 'JILI', 'CQ9'].map((vassalage) => vendor(vassalage)) } },
  [HOT]: { list: mixed },
  [POPULAR]: mixed,
  [LIST]: { games: mixed, totalPages: 1, total: 3 },
  'GET /wps/relay/MCSFE_getFavoriteIds': [2],
  'GET /wps/relay/MCSFE_getFavoriteList': { content: mixed, totalPages: 1 },
  'GET /wps/relay/GCS_recentGame': { list: mixed, totalPages: 1 },
};
const supported = ['EN', 'VI'].map((code) => ({ code, locale: code.toLowerCase() }));

const members: OfferedVendor = { id: 'JILI', when: { audience: ['member'] } };

const show = (offered: OfferedVendor[], audience: string, props: Partial<Props> = {}, path = '/rng') =>
  mountWidget(GameGrid, {
    props: { ...defaults, ...props },
    answers,
    session: true,
    brand: { platform: {}, languages: { default: 'EN', supported }, vendors: { ...vendors, offered } },
    portal: { derive: offerFacts },
    state: { facts: { audience: [audience], now: ['2030-01-01T00:00:00.000Z'] } },
    messages: { 'gameGrid.count': '{count} games' },
    path,
  });

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const ALL = ['Game 1', 'Game 2', 'Game 3'];
const WITHOUT = ['Game 1', 'Game 3'];

test('games of a vendor for members, its chip and its name come when the visitor logs in, and go when they leave', async () => {
  const { app, sent } = show([members], 'visitor');
  await waitFor(() => expect(names()).toEqual(WITHOUT));
  expect(sent(LIST)).toMatchObject([{ vassalage: 'PG,CQ9' }]);
  expect(document.body.textContent).not.toContain('JILI');
  // The platform's count is of all.
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => {
    app.state.facts = { ...app.state.facts, audience: ['member'] };
  });
  await waitFor(() => expect(names()).toEqual(ALL));
  expect(sent(LIST).at(-1)).not.toHaveProperty('vassalage');
  expect(document.body.textContent).toContain('Vendor JILI');
  expect(screen.getByRole('status').textContent).toBe('3 games');
  await act(async () => {
    app.state.facts = { ...app.state.facts, audience: ['visitor'] };
  });
  await waitFor(() => expect(names()).toEqual(WITHOUT));
  expect(document.body.textContent).not.toContain('JILI');
});

test.each<[string, OfferedVendor['when'], (app: ReturnType<typeof show>['app']) => void]>([
  ['language', { languages: ['VI'] }, ({ state }) => Object.assign(state, { language: 'VI' })],
  [
    'time',
    { from: '2030-06-01T00:00:00.000Z' },
    ({ state }) => {
      state.facts = { ...state.facts, now: ['2030-06-01T00:00:00.000Z'] };
    },
  ],
])('a vendor follows the %s while the page is open', async (_, when, change) => {
  const { app } = show([{ id: 'JILI', when }], 'visitor');
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
  const { sent } = show([members], 'visitor', {}, '/rng?vassalage=JILI');
  await waitFor(() => expect(names()).toEqual(WITHOUT));
  expect(sent(LIST)).toMatchObject([{ vassalage: 'PG,CQ9' }]);
});

test('a search asks for games of what is offered only', async () => {
  const { calls, sent } = show([members], 'visitor');
  await waitFor(() => expect(names()).toEqual(WITHOUT));
  await userEvent.type(screen.getByRole('searchbox'), 'gold');
  await waitFor(() => expect(calls.at(-1)?.url).toContain('gameName=gold'));
  expect(sent(LIST).at(-1)).toMatchObject({ vassalage: 'PG,CQ9' });
});
