import { expect, test } from 'vitest';
import { firstPageOf, hottest, isNarrowed, type ListState, readList, writeList } from './game-grid.model.ts';

const all = firstPageOf('all');

test.each<[string, string, Partial<ListState>]>([
  ['nothing', '', {}],
  [
    'everything',
    'page=3&search=dragon&vassalage=PG&sort=name',
    { page: 3, search: 'dragon', vassalage: 'PG', sort: 'name' },
  ],
  ['a vendor in small letters', 'vassalage=pg', { vassalage: 'PG' }],
  ['a vendor that cannot be one', 'vassalage=<b>', {}],
  ['a kind of game', 'gameClassify=jackpot', { gameClassify: 'JACKPOT' }],
  ['a page before the first', 'page=0', {}],
  ['a page that is no number', 'page=1e3', {}],
  ['a page that nobody has', 'page=12345678', {}],
  ['an order that is none', 'sort=price', {}],
  ['the visitor’s own games', 'view=recent', { view: 'recent' }],
  ['a view that is none', 'view=lost', {}],
  ['spaces around a search', 'search=%20gold%20', { search: 'gold' }],
  ['a search that is too long', `search=${'x'.repeat(150)}`, { search: 'x'.repeat(100) }],
])('[2.11] an address with %s', (_, address, want) => {
  expect(readList(new URLSearchParams(address), undefined)).toEqual({ ...all, ...want });
});

test('[2.11] two lists on a page do not read each other', () => {
  const query = new URLSearchParams('page=2&lotteries-page=3');
  expect([readList(query, undefined).page, readList(query, 'lotteries').page]).toEqual([2, 3]);
});

test.each<[string, Partial<ListState>, string | undefined, object]>([
  ['a search starts at the first page', { search: 'gold' }, undefined, { search: 'gold', page: '' }],
  ['the usual order is not said', { sort: 'hot' }, undefined, { sort: '', page: '' }],
  ['another order is', { sort: 'name' }, undefined, { sort: 'name', page: '' }],
  ['all games are not said', { view: 'all' }, undefined, { view: '', page: '' }],
  ['other games are', { view: 'hot' }, undefined, { view: 'hot', page: '' }],
  ['a page', { page: 4 }, undefined, { page: '4' }],
  [
    'names of its own',
    { vassalage: 'PG' },
    'lotteries',
    { 'lotteries-vassalage': 'PG', 'lotteries-page': '' },
  ],
])('[2.11] into the address: %s', (_, change, prefix, want) => {
  expect(writeList(change, prefix)).toEqual(want);
});

test('a list is narrowed by a search or a vendor, not by its order or page', () => {
  const lists: Partial<ListState>[] = [{ search: 'x' }, { vassalage: 'PG' }, { sort: 'name', page: 3 }];
  expect(lists.map((change) => isNarrowed({ ...all, ...change }))).toEqual([true, true, false]);
});

test.each([
  [9, 0],
  [10, 1],
  [42, 4],
])('of %i hot games, %i are called so', (count, want) => {
  const games = Array.from({ length: count }, (_, index) => ({ isHot: index > 0 || count < 20 }));
  expect(hottest(games)).toHaveLength(want);
  expect(hottest(games).every(({ isHot }) => isHot)).toBe(true);
});
