// @vitest-environment jsdom

import { forgetFavourites, isFavourite } from '@liveryjs/client/games/favourites/favourites';
import { vendor } from '@liveryjs/client/games/testing';
import { endSession } from '@liveryjs/client/session/session';
import { type Answers, Refused, tenant } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import GameGrid from './GameGrid.tsx';
import type { Props } from './game-grid.props.ts';
// Compiled before a test's clock runs.
import './List.tsx';
import './play.ts';
import { defaults, game, HOT, LIST, pagerLink, VENDORS, vendors } from './testing.ts';

const IDS = 'GET /wps/relay/MCSFE_getFavoriteIds';
const FAVOURITES = 'GET /wps/relay/MCSFE_getFavoriteList';
const RECENT = 'GET /wps/relay/GCS_recentGame';
const ADD = 'POST /wps/relay/MCSFE_addFavorite';
const LAUNCH = 'POST /wps/game/launchGame';

const answers: Answers = {
  [VENDORS]: { data: { lanes: [vendor('PG')] } },
  [HOT]: { list: [game(1, { isHot: true }), game(2)] },
  [LIST]: { games: [game(1), game(2)], totalPages: 1, total: 2 },
  [IDS]: [2],
  [FAVOURITES]: { content: [game(2)], totalPages: 1 },
  [RECENT]: { list: [game(5, { gameType: 'LIVE' }), game(1)], totalPages: 3 },
  [ADD]: {},
  'POST /wps/relay/MCSFE_removeFavorite': {},
};

beforeEach(() => forgetFavourites());

const SESSIONS = { visitor: {}, member: { session: true }, trial: { session: { type: 4 } } } as const;

const show = (
  who: keyof typeof SESSIONS,
  props: Partial<Props> = {},
  path = '/rng',
  ownAnswers: Answers = {},
) =>
  mountWidget(GameGrid, {
    props: { ...defaults, ...props },
    answers: { ...answers, ...ownAnswers },
    brand: { vendors, platform: {} },
    state: { facts: { audience: [who] } },
    messages: { 'gameGrid.favourite': 'Favourite: {name}', 'gameGrid.count': '{count} games' },
    path,
    ...SESSIONS[who],
  });

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const heart = (id: number) => screen.findByRole('button', { name: `Favourite: Game ${id}` });
const start = (id: number) => screen.findByRole('button', { name: `Game ${id}` });
const view = (name: string) => screen.findByRole('radio', { name: `gameGrid.view${name}` });
const views: Props['views'] = ['hot', 'favourites', 'recent'];

test.each(['poster', 'tile', 'row', 'ticket'] as const)('[4.13] a %s starts its game, once', async (card) => {
  let answer = (_: unknown) => {};
  const { sent } = show('member', { card }, '/rng', {
    [LAUNCH]: new Promise((resolve) => (answer = resolve)),
  });
  const button = await start(1);
  await userEvent.dblClick(button);
  await waitFor(() => expect(sent(LAUNCH)).toHaveLength(1));
  expect(sent(LAUNCH)[0]).toMatchObject({ vassalage: 'PG', nodeId: 1 });
  expect(button.getAttribute('aria-busy')).toBe('true');
  answer({ game_url: 'http://games.test/play/1?ticket=x' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
});

test('[4.13] a visitor who presses a game is asked to log in', async () => {
  const { app, sent } = show('visitor');
  await userEvent.click(await start(1));
  await waitFor(() => expect(app.state.modal).toBe('loginPopupModal'));
  expect(sent(LAUNCH)).toEqual([]);
});

test('[4.14] hearts show what is a favourite, change at once and send a double press once', async () => {
  let saved = (_: unknown) => {};
  const { sent } = show('member', {}, '/rng', { [ADD]: new Promise((resolve) => (saved = resolve)) });
  await waitFor(async () => expect((await heart(2)).getAttribute('aria-pressed')).toBe('true'));
  expect((await heart(1)).getAttribute('aria-pressed')).toBe('false');
  await userEvent.dblClick(await heart(1));
  await waitFor(async () => expect((await heart(1)).getAttribute('aria-pressed')).toBe('true'));
  saved({});
  await waitFor(() => expect(isFavourite(1)).toBe(true));
  expect(sent(ADD)).toHaveLength(1);
});

test('[4.14] a favourite that could not be saved is none again, and the visitor is told', async () => {
  const { app } = show('member', {}, '/rng', { [ADD]: new Refused(500, 'internal') });
  await userEvent.click(await heart(1));
  await waitFor(() =>
    expect(app.state.notices.map(({ messageKey }) => messageKey)).toEqual(['gameGrid.favouriteNotAdded']),
  );
  expect((await heart(1)).getAttribute('aria-pressed')).toBe('false');
});

test.each([
  ['visitor', 'loginPopupModal'],
  ['trial', 'needTrueAccount'],
] as const)('[4.14] a %s has no favourites, and is told what that needs', async (who, modal) => {
  const { app, sent } = show(who, { views });
  await userEvent.click(await heart(1));
  await waitFor(() => expect(app.state.modal).toBe(modal));
  app.state.modal = undefined;
  await userEvent.click(await view('Favourites'));
  await waitFor(() => expect(app.state.modal).toBe(modal));
  expect([location.search, names()]).toEqual(['', ['Game 1', 'Game 2']]);
  expect([IDS, FAVOURITES, RECENT, ADD].flatMap((call) => sent(call))).toEqual([]);
});

test('[1.02] [4.14] a member sees favourites of the category in the place of all games', async () => {
  const { sent } = show('member', { views });
  await start(1);
  await userEvent.click(await view('Favourites'));
  await waitFor(() => expect(names()).toEqual(['Game 2']));
  expect(location.search).toBe('?view=favourites');
  expect(sent(FAVOURITES)[0]).toEqual({
    clientType: '3',
    platform: 'html5-desktop',
    language: 'EN',
    gameType: 'RNG',
    pageNo: '1',
    pageSize: '42',
  });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(document.activeElement).toBe(await view('Favourites'));
  await userEvent.click(await view('All'));
  await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 2']));
});

test('[1.02] [4.14] a member sees recent games of any category, in pages', async () => {
  const { sent } = show('member', { views }, '/rng?view=recent');
  await waitFor(() => expect(names()).toEqual(['Game 5', 'Game 1']));
  await userEvent.click(pagerLink('engine.nextPage'));
  await waitFor(() => expect(sent(RECENT)).toHaveLength(2));
  expect(sent(RECENT)[1]).toEqual({ clientType: '3', language: 'EN', pageNo: '2', pageSize: '42' });
  expect(sent(LIST)).toEqual([]);
});

test('[4.14] a view that the manifest does not offer is all games', async () => {
  const { sent } = show('member', { views: ['hot'] }, '/rng?view=recent');
  await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 2']));
  expect(sent(RECENT)).toEqual([]);
});

test('[4.14] a visitor who opens the address of recent games is offered to log in', async () => {
  const { app, sent } = show('visitor', { views }, '/rng?view=recent');
  await screen.findByText('gameGrid.closedRecent');
  await userEvent.click(screen.getByRole('button', { name: 'gameGrid.logIn' }));
  await waitFor(() => expect(app.state.modal).toBe('loginPopupModal'));
  expect(sent(RECENT)).toEqual([]);
});

test('[4.14] without any, it says how to get some', async () => {
  const none = { [FAVOURITES]: { content: [], totalPages: 0 } };
  show('member', { views }, '/rng?view=favourites', none);
  await screen.findByText('gameGrid.emptyFavourites');
});

test('[1.02] a strip of recent games is there only for who has some', async () => {
  const strip: Partial<Props> = { source: 'recent', layout: 'strip', title: 'gameGrid.recentTitle' };
  const { category: _, ...rest } = defaults;
  show('member', { ...rest, ...strip });
  await waitFor(() => expect(names()).toEqual(['Game 5', 'Game 1']));
  cleanup();
  endSession(tenant);
  const { sent } = show('visitor', { ...rest, ...strip });
  expect(screen.queryByRole('region')).toBeNull();
  expect(sent(RECENT)).toEqual([]);
});

test('hot games are one of the views', async () => {
  const { sent } = show('visitor', { views }, '/rng?view=hot');
  await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 2']));
  expect([sent(LIST), sent(HOT).length]).toEqual([[], 1]);
});
