// @vitest-environment jsdom

import { vendor } from '@liveryjs/client/games/testing';
import { type Answers, Refused, type SentCall } from '@liveryjs/client/testing';
import { mountWidget, stageWidget, type WidgetOptions } from '@liveryjs/parts/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import GameGrid from './GameGrid.tsx';
import type { Props } from './game-grid.props.ts';
// Compiled before a test's clock runs.
import './List.tsx';
import { defaults, game, HOT, LIST, listOf, POPULAR, pagerLink, VENDORS, vendors } from './testing.ts';

const usual: Answers = {
  [VENDORS]: { data: { lanes: ['PG', 'JILI', 'DS88'].map((vassalage) => vendor(vassalage)) } },
  [HOT]: { list: [game(1, { isHot: true }), game(2, { isNew: true })] },
  [POPULAR]: [game(3)],
  [LIST]: listOf,
};

const optionsOf = (
  props: Partial<Props> = {},
  path = '/rng',
  answers: Answers = {},
): WidgetOptions<Props> => ({
  props: { ...defaults, ...props },
  answers: { ...usual, ...answers },
  brand: { vendors },
  messages: { 'gameGrid.count': '{count} games' },
  path,
});
const show = (...args: Parameters<typeof optionsOf>) => mountWidget(GameGrid, optionsOf(...args));
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('[9.01] a list shows its first page, 42 games of it, with names of vendors and the count', async () => {
  const { sent } = show();
  await screen.findByText('Game 1');
  expect(sent(LIST).at(-1)).toMatchObject({
    gameType: 'RNG',
    pageNo: '1',
    pageSize: '42',
    sort: 'hot',
    language: 'EN',
  });
  expect(sent(LIST).at(-1)).not.toHaveProperty('vassalage');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('100 games');
  expect((await screen.findAllByText('Vendor PG')).length).toBeGreaterThan(0);
});

test('[2.11] a prerendered page becomes the one of the address, and asks once', async () => {
  // The prerendering has all code from the start.
  show();
  await screen.findByText('Game 1');
  cleanup();
  const html = renderToString(stageWidget(GameGrid, optionsOf()).tree);
  expect(html).toContain('gameGrid.searchLabel');
  expect(html).not.toContain('style=');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const errors = vi.spyOn(console, 'error');
  const { sent, tree } = stageWidget(GameGrid, optionsOf({}, '/rng?page=3&search=gold'));
  render(tree, { container, hydrate: true });
  await screen.findByText('gold 5');
  expect(sent(LIST)).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
});

test('[2.11] the address says page, vendor, search and order', async () => {
  const { sent } = show({}, '/rng?page=3&vassalage=JILI&search=gold&sort=name');
  await screen.findByText('gold 5');
  expect(sent(LIST).at(-1)).toMatchObject({ pageNo: '3', vassalage: 'JILI', gameName: 'gold', sort: 'name' });
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'gold');
});

test('[2.11] a search is made once typing stops, starts at the first page and stands in the address', async () => {
  const { sent } = show({}, '/rng?page=3');
  await screen.findByText('Game 5');
  const before = { calls: sent(LIST).length, steps: history.length };
  const box = screen.getByRole('searchbox', { name: 'gameGrid.searchLabel' });
  await userEvent.type(box, 'gold ');
  await screen.findByText('gold 1');
  expect(sent(LIST).length - before.calls).toBe(1);
  expect([location.search, history.length - before.steps]).toEqual(['?search=gold', 0]);
  expect(box).toHaveProperty('value', 'gold ');
});

test('[2.11] Enter searches at once, and the box can be cleared', async () => {
  show();
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'gold{Enter}');
  expect(location.search).toBe('?search=gold');
  await userEvent.click(screen.getByRole('button', { name: 'gameGrid.clearSearch' }));
  await screen.findByText('Game 1');
  expect([location.search, document.activeElement]).toEqual(['', box]);
});

test('an answer that comes after a newer question is dropped', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const list = async (call: SentCall) => {
    if (call.query.get('gameName') === 'slow') await slow;
    return listOf(call);
  };
  show({}, '/rng', { [LIST]: list });
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'slow{Enter}');
  await userEvent.clear(box);
  await userEvent.type(box, 'quick{Enter}');
  await screen.findByText('quick 1');
  await act(async () => release());
  expect(names()).toEqual(['quick 1', 'quick 2']);
});

test('[2.11] a vendor is chosen by chip or from the list beside it', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Vendor JILI', hidden: true }));
  await screen.findByText('JILI 1');
  expect(location.search).toBe('?vassalage=JILI');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'gameGrid.vendorLabel' }), 'Vendor PG');
  await screen.findByText('PG 1');
  expect(screen.getByRole('radio', { name: 'Vendor PG', hidden: true })).toHaveProperty('checked', true);
});

test('a list is put in another order', async () => {
  const { sent } = show();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'gameGrid.sortLabel' }),
    'gameGrid.sortNew',
  );
  await waitFor(() => expect(sent(LIST).at(-1)).toMatchObject({ sort: 'new' }));
});

test('[9.02] a page is a step back, and the heading comes into view and has the focus', async () => {
  show({ title: 'nav.rng' });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await screen.findByText('Game 1');
  const steps = history.length;
  await userEvent.click(pagerLink('engine.nextPage'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'nav.rng' }));
  expect(scrolled).toHaveBeenCalled();
  await screen.findByText('Game 3');
  expect([location.search, history.length - steps]).toEqual(['?page=2', 1]);
});

test('what was there stays, dimmed, until the next page is here', async () => {
  let list: (call: SentCall) => unknown = listOf;
  show({}, '/rng', { [LIST]: (call: SentCall) => list(call) });
  await screen.findByText('Game 1');
  let release = (_: unknown) => {};
  list = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  await userEvent.click(pagerLink('engine.nextPage'));
  expect(names()).toEqual(['Game 1', 'Game 2']);
  expect(screen.getByRole('list', { busy: true })).toBeTruthy();
  await act(async () => release(listOf({ query: new URLSearchParams('pageNo=2') })));
  expect(names()).toEqual(['Game 3', 'Game 4']);
  expect(screen.queryByRole('list', { busy: true })).toBeNull();
});

test('[9.02] a page past the last leads to the last', async () => {
  show({}, '/rng?page=99');
  await screen.findByText('Game 99');
  expect(location.search).toBe('?page=50');
});

test('nothing found: says so, and filters can be cleared', async () => {
  show({}, '/rng?search=nothing&vassalage=PG');
  await screen.findByText('gameGrid.emptyFiltered');
  await userEvent.click(screen.getByRole('button', { name: 'gameGrid.clearFilters' }));
  await screen.findByText('Game 1');
  expect(location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('an empty category says so and has nothing to clear', async () => {
  const none = { [VENDORS]: { data: { lanes: [] } }, [LIST]: { games: [], totalPages: 0, total: 0 } };
  show({}, '/rng', none);
  await screen.findByText('gameGrid.empty');
  expect(screen.queryByRole('button', { name: 'gameGrid.clearFilters' })).toBeNull();
  expect(screen.queryByRole('radio', { hidden: true })).toBeNull();
});

test('a failed call says so, and another try shows the games', async () => {
  let broken = true;
  show({}, '/rng', {
    [LIST]: (call: SentCall) => (broken ? new Refused(500, 'internal') : listOf(call)),
  });
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  broken = false;
  await userEvent.click(retry);
  await screen.findByText('Game 1');
});

test('[1.08] a group asks for its vendors, and what groups leave for the rest', async () => {
  const group = show({ category: 'COCKFIGHT' });
  await waitFor(() =>
    expect(group.sent(LIST).at(-1)).toMatchObject({ gameType: 'SPORTS', vassalage: 'DS88' }),
  );
  cleanup();
  const { sent } = show({ category: 'SPORTS' });
  await waitFor(() => expect(sent(LIST).at(-1)).toMatchObject({ gameType: 'SPORTS', vassalage: 'PG,JILI' }));
  expect(sent(LIST)).toHaveLength(1);
  expect(screen.queryByRole('radio', { name: 'Vendor DS88', hidden: true })).toBeNull();
});

test('[2.11] two lists on a page keep apart in the address', async () => {
  show({ addressPrefix: 'more' }, '/rng?page=3');
  await screen.findByText('Game 1');
  expect(pagerLink('engine.nextPage').getAttribute('href')).toBe('/rng?page=3&more-page=2');
});

test('a manifest can leave out search, vendors and order', async () => {
  show({ search: false, filter: false, sort: false });
  await screen.findByText('Game 1');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryAllByRole('combobox')).toEqual([]);
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
});

test.each<[string, Partial<Props>, string, boolean]>([
  ['in a list by name', {}, '/rng?sort=name', true],
  ['among popular games', { source: 'popular' }, '/rng', true],
  ['among hot games, where all of them are', { source: 'hot' }, '/rng', false],
  ['in a list that begins with them', {}, '/rng', false],
])('new games say so, and hot ones where that tells them apart: %s', async (_, props, path, says) => {
  const others = Array.from({ length: 8 }, (_, index) => game(index + 3, { isHot: true }));
  const games = [game(1, { isHot: true }), game(2, { isNew: true }), ...others];
  const list = (call: SentCall) => ({ ...listOf(call), games, list: games });
  show({ title: 'gameGrid.hotTitle', ...props }, path, { [POPULAR]: games, [HOT]: list, [LIST]: list });
  const cards = await screen.findAllByRole('article');
  await screen.findAllByText('Vendor PG');
  expect(cards.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    `${says ? 'gameGrid.badgeHot' : ''}Game 1Vendor PG`,
    'gameGrid.badgeNewGame 2Vendor PG',
    'Game 3Vendor PG',
  ]);
});

test('[9.01] popular games are asked for by count; without any there is not even a heading', async () => {
  const { sent } = show({ source: 'popular', pageSize: 20 });
  await screen.findByRole('article');
  expect(sent(POPULAR)).toEqual([{ count: '20', language: 'EN' }]);
  cleanup();
  const { container } = show({ source: 'popular' }, '/rng', { [POPULAR]: [] });
  await waitFor(() => expect(container.innerHTML).toBe(''));
});

test('a game that has only what every platform says shows with its name, on the brand’s colours', async () => {
  const least = {
    nodeId: 7,
    vassalage: 'PG',
    gameType: 'RNG',
    gameClassify: 'SLOT',
    gameName: 'Garden',
    minBet: 1,
    minLineNum: 9,
  };
  show({}, '/rng', {
    [VENDORS]: { data: { lanes: [{ vassalage: 'PG' }, { vassalage: 'JILI' }] } },
    [LIST]: { games: [least, { ...least, nodeId: 8, gameName: undefined }, null] },
  });
  await waitFor(() => expect(names()).toEqual(['Garden']));
  expect(document.querySelector('[data-fallback]')?.textContent).toBe('Garden');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('radio', { name: 'JILI', hidden: true })).toBeTruthy();
});

const sources = ['list', 'hot', 'popular'] as const;
test.each(
  sources.flatMap((source) => [{}, null, 7, 'text', { games: {} }].map((value) => [source, value] as const)),
)('a %s whose answer is %j can be asked for again', async (source, value) => {
  const answers = Object.fromEntries([VENDORS, HOT, POPULAR, LIST].map((call) => [call, value]));
  const { container } = show({ source }, '/rng', answers);
  await screen.findByRole('button', { name: 'engine.retry' });
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});
