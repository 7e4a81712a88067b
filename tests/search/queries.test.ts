import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gameRows } from '@liveryjs/sandbox/seed/game-rows';
import { createIndex } from '@liveryjs/widgets/shell/portal-search/search-index.ts';
import { expect, test } from 'vitest';
import queries from './queries.json' with { type: 'json' };

const messages = resolve(import.meta.dirname, '../../brands/house/messages');
/** Message keys of what pages are called. */
const OF_PAGES =
  /^(panel\.[A-Za-z0-9]+|route\.\w+\.title|nav\.(privacy|terms|responsible|support|announcements))$/;
const { game, game_name } = gameRows();

/** All games of the sandbox and all pages of the house, in a language. */
function fill(language: string) {
  const texts = JSON.parse(readFileSync(join(messages, `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
  const pages = Object.entries(texts).flatMap(([key, text]) =>
    OF_PAGES.test(key) ? text.replaceAll('\u2060', '') : [],
  );
  const localNames = new Map(
    game_name.filter((row) => row.language === language).map((row) => [row.node_id, row.name]),
  );
  const titles = new Map<string, string>();
  const entry = (id: string, title: string, also?: string) => {
    titles.set(id, title);
    return { id, title, also };
  };
  const index = createIndex();
  index.put(
    'games',
    game.map(({ node_id, name, vendor }) =>
      entry(`game ${node_id}`, localNames.get(node_id) ?? name, vendor),
    ),
  );
  index.put(
    'pages',
    [...new Set(pages)].map((title, place) => entry(`page ${place}`, title)),
  );
  return (query: string) => titles.get(index.search(query, { games: 1, pages: 1 })[0]?.ids[0] ?? '');
}

const [first, ...others] = Object.entries(queries);

function expectFirst([language, list]: readonly [string, readonly (readonly string[])[]]) {
  const find = fill(language);
  expect(list).toHaveLength(10);
  expect(list.map(([query = '']) => [query, find(query)])).toEqual(list);
}

test('ten searches among 10,000 games find first what is meant', () => {
  if (first) expectFirst(first);
});

test.each(others)('the same in another language: %s', { tags: 'matrix' }, (...language) => {
  expectFirst(language);
});
