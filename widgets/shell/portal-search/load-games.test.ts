import { tenant } from '@liveryjs/client/testing';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { Game } from '@liveryjs/schemas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCatalogue } from './catalogue.ts';
import { loadGames } from './load-games.ts';
import { gameChoices } from './portal-search.model.ts';
import type { SearchClient } from './search-client.ts';

const brand = { ...emptyBrand, tenant };
const makers = new Map([['PG', 'PG']]);
const games = (pageNo: number): Game[] => [
  {
    nodeId: pageNo,
    vassalage: 'PG',
    gameType: 'RNG',
    gameName: `Game ${pageNo}`,
    icon: 'a.png',
  } as unknown as Game,
];

let requestedPages: number[];
/** Status of the answers to a page, one after the other; 200 after them. */
let faults: Record<number, number[]>;
/** Ids of the games that the index was given. */
let indexed: string[];

beforeEach(() => {
  vi.useFakeTimers();
  requestedPages = [];
  faults = {};
  indexed = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const page = Number(new URL(address, 'http://test').searchParams.get('pageNo'));
    requestedPages.push(page);
    const status = faults[page]?.shift() ?? 200;
    if (status !== 200) return new Response('', { status });
    return new Response(
      JSON.stringify({ success: true, value: { games: games(page), total: 500, totalPages: 5 } }),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const client: SearchClient = {
  put: () => {},
  add: (_, entries) => void indexed.push(...entries.map(({ title }) => title)),
  search: async () => [],
  end: () => {},
};

function openCatalogue() {
  const catalogue = keepCatalogue(expect.getState().currentTestName ?? '', () => client);
  const load = () =>
    catalogue.loadGames((from, signal, add) =>
      loadGames({ brand, language: 'EN', most: 10_000, from, signal }, (some) =>
        add(gameChoices(some, makers)),
      ),
    );
  return { catalogue, load };
}

const all = [1, 2, 3, 4, 5].map((page) => `Game ${page}`);

test('a page of games that fails is asked for again, and no other', async () => {
  faults = { 3: [503, 429, 500] };
  const { catalogue, load } = openCatalogue();
  load();
  expect(catalogue.games()).toBe('coming');
  await vi.runAllTimersAsync();
  expect(catalogue.games()).toBe('here');
  expect(requestedPages).toEqual([1, 2, 3, 4, 3, 3, 3, 5]);
  expect(indexed).toEqual(all);
});

test('after a page that stays away, another attempt goes on from there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  faults = { 5: [503, 503, 503, 503] };
  const { catalogue, load } = openCatalogue();
  load();
  await vi.runAllTimersAsync();
  expect(catalogue.games()).toBe('failed');
  requestedPages = [];
  load();
  await vi.runAllTimersAsync();
  expect([catalogue.games(), requestedPages, indexed]).toEqual(['here', [5], all]);
});

test('nothing further is loaded once nobody searches, and the next search goes on from there', async () => {
  const { catalogue, load } = openCatalogue();
  const interrupt = load();
  interrupt();
  await vi.runAllTimersAsync();
  expect([catalogue.games(), requestedPages]).toEqual(['none', [1]]);
  load();
  await vi.runAllTimersAsync();
  expect([catalogue.games(), indexed]).toEqual(['here', all]);
  load();
  await vi.runAllTimersAsync();
  expect(requestedPages).toEqual([1, 1, 2, 3, 4, 5]);
});
