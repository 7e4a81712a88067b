import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://aurora.test', '/register', 'affiliateCode', 'https://aurora.test/register?affiliateCode=A+B%26C'],
  [
    'https://aurora.test/base/',
    '/register',
    'affiliateCode',
    'https://aurora.test/register?affiliateCode=A+B%26C',
  ],
  ['https://aurora.test', '/join', 'referralCode', 'https://aurora.test/join?referralCode=A+B%26C'],
] as const)('[2.35] [2.36] a link of %s leads to %s with its %s', (origin, path, name, want) => {
  expect(linkAddress(origin, path, name, 'A B&C')).toBe(want);
});
