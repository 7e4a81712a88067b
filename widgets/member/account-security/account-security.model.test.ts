import { PROTECTIONS, securityLevel } from '@liveryjs/client/profile/security-level';
import type { MemberSecurity } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { protectionState } from './account-security.model.ts';

const nothing: MemberSecurity = { hasPassword: false, hasPaymentPassword: false, twoFactor: false };
const all: MemberSecurity = {
  hasPassword: true,
  passwordSetAt: new Date().toISOString(),
  hasPaymentPassword: true,
  mobile: '+84 •••567',
  email: 'm•••i@example.com',
  twoFactor: true,
};
const statesOf = (security: MemberSecurity) =>
  PROTECTIONS.map((protection) => {
    const { isSet, detail, action } = protectionState(protection, security, securityLevel(security));
    return [isSet, 'text' in detail ? detail.text : detail.key, action];
  });

test('[2.35] each protection says how it stands, and what can be done', () => {
  expect(statesOf(nothing)).toEqual([
    [false, 'accountSecurity.notSet', 'accountSecurity.setShort'],
    [false, 'accountSecurity.notSet', 'accountSecurity.setShort'],
    [false, 'accountSecurity.notLinked', 'accountSecurity.addShort'],
    [false, 'accountSecurity.notLinked', 'accountSecurity.addShort'],
    [false, 'accountSecurity.twoFactorOff', 'accountSecurity.onShort'],
  ]);
  expect(statesOf(all)).toEqual([
    [true, 'accountSecurity.setOn', 'accountSecurity.changeShort'],
    [true, 'accountSecurity.paymentSet', 'accountSecurity.changeShort'],
    [true, '+84 •••567', 'accountSecurity.changeShort'],
    [true, 'm•••i@example.com', 'accountSecurity.changeShort'],
    [true, 'accountSecurity.twoFactorOn', 'accountSecurity.offShort'],
  ]);
});

test.each([
  ['2020-01-01T00:00:00Z', 'accountSecurity.oldSince'],
  [undefined, 'accountSecurity.oldUnknown'],
])('a password of %s is due to be changed', (passwordSetAt, key) => {
  const security = { ...nothing, hasPassword: true, ...(passwordSetAt && { passwordSetAt }) };
  expect(protectionState('password', security)).toMatchObject({ isSet: false, detail: { key } });
});
