import { expect, test } from 'vitest';
import { bonusOf } from './read-offers.ts';

test.each([
  ['a share that comes out even', 30, 10_000n, 3_000n],
  ['a share with a remainder, which is never rounded up', 30, 3_333n, 999n],
  ['the most that there is', 100, 99_999n, 50_000n],
])('[2.35] a bonus is %s', (_, percent, amount, want) => {
  expect(bonusOf({ percent, maximum: 50_000n }, amount)).toBe(want);
});
