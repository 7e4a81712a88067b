import { expect, test } from 'vitest';
import { maskAddress, maskEmail, maskNumber } from './mask-contact.ts';

test.each([
  ['mai@example.com', 'm•••i@example.com'],
  ['a@b.c', 'a•••@b.c'],
])('%s shows as %s', (email, want) => expect(maskEmail(email)).toBe(want));

test('a number shows its country and its end', () => {
  expect(maskNumber('84', '901234567')).toBe('+84 •••567');
});

test.each([
  ['203.0.113.7', '203.0.•.•'],
  ['::ffff:10.1.2.3', '10.1.•.•'],
  ['2001:db8:1::7', '2001:db8:•'],
  ['::1', '0:0:•'],
  ['', '•'],
])('the address %j shows as %s', (address, want) => expect(maskAddress(address)).toBe(want));
