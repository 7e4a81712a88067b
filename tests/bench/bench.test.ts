import { expect, test } from 'vitest';
import { median } from './bench.ts';

test.each([
  [[3], 3],
  [[1, 2], 1.5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, want) => {
  expect(median(values)).toBe(want);
});
