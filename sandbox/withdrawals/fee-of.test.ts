import { expect, test } from 'vitest';
import { feeOf } from './fee-of.ts';

test.each([
  ['the first of a day', 10_000n, 0, 0n],
  ['the second', 10_000n, 1, 0n],
  ['a small one after them', 1_000n, 2, 100n],
  ['one whose share is the minimum', 6_666n, 2, 100n],
  ['one that is a cent larger, rounded up', 6_667n, 2, 101n],
  ['a large one', 500_000n, 4, 7_500n],
])('%s costs what the rule says', (_, amount, before, want) => {
  expect(feeOf(amount, before, 2)).toBe(want);
});
