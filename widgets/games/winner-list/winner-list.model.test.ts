import { expect, test } from 'vitest';
import { rowsFrom } from './winner-list.model.ts';

test.each([
  [0, ['a', 'b']],
  [2, ['c', 'a']],
  [7, ['b', 'c']],
])('rows from %i on go round', (start, want) => {
  expect(rowsFrom(['a', 'b', 'c'], start, 2)).toEqual(want);
});

test('a list that fits stands still', () => {
  expect(rowsFrom(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  expect(rowsFrom([], 3, 2)).toEqual([]);
});
