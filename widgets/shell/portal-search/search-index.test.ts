import { expect, test } from 'vitest';
import { createIndex, type Entry } from './search-index.ts';

const entry = (title: string, also?: string): Entry => ({ id: title, title, also });
const MOST = { games: 3, pages: 3 };
const filled = () => {
  const index = createIndex();
  const games = [
    'Dragon Tiger',
    'Tiger',
    'Golden Egg',
    'Pirate Quest',
    'Đại Sảnh Baccarat',
    'เกมสล็อต',
    'ゴールドラッシュ',
  ];
  index.put(
    'games',
    games.map((title) => entry(title, 'Lumen Games')),
  );
  index.put('pages', [entry('Promotions'), entry('Deposit 24')]);
  return index;
};
const first = (query: string) => filled().search(query, MOST)[0]?.ids[0];

test.each([
  ['what is typed is found whole first', 'tiger', 'Tiger'],
  ['words in another order', 'tiger drag', 'Dragon Tiger'],
  ['without accents, and the stroke of đ', 'dai sanh', 'Đại Sảnh Baccarat'],
  ['two typing errors in a long word', 'promtoions', 'Promotions'],
  ['one in each of two words', 'pirete qest', 'Pirate Quest'],
  ['without the space', 'goldenegg', 'Golden Egg'],
  ['the middle of a run without spaces', 'สล็อต', 'เกมสล็อต'],
  ['and of another', 'ラッシュ', 'ゴールドラッシュ'],
  ['words of which one is nowhere', 'tiger zzzz', 'Tiger'],
  ['a number as it is', '24', 'Deposit 24'],
  ['and no other number', '42', undefined],
  ['nothing', '  ', undefined],
  ['signs alone', '?!', undefined],
])('%s', (_, query, want) => {
  expect(first(query)).toBe(want);
});

test('groups have all that they have counted, and no more than was asked for', () => {
  const hits = filled().search('lumen', { games: 2, pages: 3 });
  expect(hits).toEqual([{ group: 'games', total: 7, ids: ['Dragon Tiger', 'Tiger'] }]);
  expect(filled().search('lumen', { pages: 3 })).toEqual([]);
});

test('what is put anew takes the place of what was there; what is added twice is there once', () => {
  const index = filled();
  index.put('games', [entry('Lion')]);
  index.add('games', [entry('Lion'), entry('Lioness')]);
  expect(index.search('tiger', MOST)).toEqual([]);
  expect(index.search('lion', MOST)).toMatchObject([{ total: 2, ids: ['Lion', 'Lioness'] }]);
});
