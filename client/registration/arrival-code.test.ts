// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { affiliateCode } from './affiliate-code.ts';
import { arrivalCode, forgetArrivalCode, keepArrivalCodes } from './arrival-code.ts';

const forget = () => {
  forgetArrivalCode('affiliateCode');
  forgetArrivalCode('referralCode');
};
beforeEach(forget);
afterEach(forget);

test('[4.08] the site code is that of the address', () => {
  expect(affiliateCode({ affiliateCode: 'HOUSE' }, '?affiliateCode=TOMAS1&x=1')).toBe('TOMAS1');
});

test('[4.08] else that which an earlier address brought, else that of the manifest', () => {
  expect(affiliateCode({}, '')).toBeUndefined();
  expect(affiliateCode({ affiliateCode: 'HOUSE' }, '')).toBe('HOUSE');
  keepArrivalCodes('?affiliateCode=TOMAS1');
  expect(affiliateCode({ affiliateCode: 'HOUSE' }, '')).toBe('TOMAS1');
});

test('both codes are kept, each under its own name, with signs that cookies do not take', () => {
  keepArrivalCodes(`?referralCode=${encodeURIComponent('a; b=c&d+é')}&affiliateCode=X1`);
  expect([arrivalCode('referralCode', ''), arrivalCode('affiliateCode', '')]).toEqual(['a; b=c&d+é', 'X1']);
});

test('an address without codes changes nothing', () => {
  keepArrivalCodes('?affiliateCode=X1');
  keepArrivalCodes('?page=2');
  expect(arrivalCode('affiliateCode', '')).toBe('X1');
});

test.each([
  ['empty', ''],
  ['only space', '%20'],
  ['too long', 'x'.repeat(256)],
  ['with a control character', 'a%00b'],
  ['with a mark of direction', 'a%E2%80%AEb'],
])('what is %s is no code', (_, code) => {
  keepArrivalCodes(`?referralCode=${code}`);
  expect(document.cookie).not.toContain('referralCode');
  expect(arrivalCode('referralCode', `?referralCode=${code}`)).toBeUndefined();
});

test('a code that was refused is forgotten', () => {
  keepArrivalCodes('?affiliateCode=X1');
  forgetArrivalCode('affiliateCode');
  expect(arrivalCode('affiliateCode', '')).toBeUndefined();
});
