import { expect, test } from 'vitest';
import { columnsFor } from './columns-for.ts';

test.each([
  [0, 4, 1],
  [1, 5, 1],
  [5, 5, 5],
  [5, 4, 3],
  [6, 5, 3],
  [7, 5, 4],
  [9, 4, 3],
  [10, 5, 5],
  [11, 5, 4],
])('%i things with room for %i stand in %i columns', (count, most, want) => {
  expect(columnsFor(count, most)).toBe(want);
});
