import type { Promotion } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { narrowTo, shownCategories } from './promotion-list.model.ts';

const promotion = (id: number, category: string): Promotion => ({
  id,
  category,
  title: '',
  summary: '',
  content: '',
  image: '/a.svg',
  startsAt: '2026-01-01T00:00:00Z',
});
const promotions = [promotion(1, 'new_player'), promotion(2, 'rebate'), promotion(3, 'rebate')];
const category = (name: string) => ({ id: name, category: name, label: `kind.${name}` });
const categories = [category('rebate'), category('new_player'), category('season')];

test('categories that have a promotion are offered, in the manifest’s order', () => {
  expect(shownCategories(categories, promotions)).toEqual([category('rebate'), category('new_player')]);
});

test('where all promotions are of one category there is nothing to choose', () => {
  expect(shownCategories(categories, promotions.slice(1))).toEqual([]);
});

test.each([
  ['', '', [1, 2, 3]],
  ['rebate', '', [2, 3]],
  ['rebate', '1', [1, 2, 3]],
  ['new_player', '2', [1, 2]],
])('category %j with %j open shows %j', (name, open, want) => {
  expect(narrowTo(promotions, name, open).map(({ id }) => id)).toEqual(want);
});
