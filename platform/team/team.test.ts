import { expect, test } from 'vitest';
import { compareFigures } from './compare-figures.ts';
import { linkAddress } from './link-address.ts';

test.each([
  ['120.00', '100.00', { change: 'more', share: 0.2 }],
  ['80.00', '100.00', { change: 'less', share: 0.2 }],
  ['100.0', '100.00', { change: 'same', share: 0 }],
  [3, 0, { change: 'new', share: undefined }],
  ['-5.00', '0.00', { change: 'less', share: undefined }],
  ['-50.00', '-100.00', { change: 'more', share: 0.5 }],
  ['-150.00', '-100.00', { change: 'less', share: 0.5 }],
])('[2.36] %s after %s', (now, before, want) => {
  expect(compareFigures(now, before)).toEqual(want);
});

test.each([
  ['https://aurora.test', 'https://aurora.test/register?affiliateCode=A+B%26C'],
  ['https://aurora.test/base/', 'https://aurora.test/register?affiliateCode=A+B%26C'],
])('[2.36] a link leads to the registration of %s with its code', (origin, want) => {
  expect(linkAddress(origin, '/register', 'A B&C')).toBe(want);
});
