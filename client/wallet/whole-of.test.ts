import { expect, test } from 'vitest';
import { wholeOf } from './whole-of.ts';

test.each([
  ['4000000.00', '4000000'],
  ['4000000.50', '4000000.50'],
  ['100', '100'],
  ['0.05', '0.05'],
])('%s is written as %s', (exact, want) => {
  expect(wholeOf(exact)).toBe(want);
});
