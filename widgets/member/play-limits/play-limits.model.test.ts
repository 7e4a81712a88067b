import { expect, test } from 'vitest';
import { lengthOf, usedShare } from './play-limits.model.ts';

test.each([
  [1, 'en', '1 day'],
  [30, 'en', '30 days'],
  [180, 'en', '6 months'],
  [365, 'en', '1 year'],
  [1825, 'vi', '5 năm'],
])('%i days in %s are %s', (days, locale, text) => expect(lengthOf(days, locale)).toBe(text));

test.each([
  ['50.00', '100.00', 50],
  ['150.00', '100.00', 100],
  ['0.00', undefined, 0],
])('%s of %s are %i in a hundred', (used, amount, share) => {
  expect(usedShare({ used, ...(amount !== undefined && { amount }) })).toBe(share);
});
