import type { MemberSecurity } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { PROTECTIONS, securityLevel } from './security-level.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const nothing: MemberSecurity = { hasPassword: false, hasPaymentPassword: false, twoFactor: false };
const all: MemberSecurity = {
  hasPassword: true,
  passwordSetAt: '2026-11-01T10:00:00Z',
  hasPaymentPassword: true,
  mobile: '+84 •••567',
  email: 'm•••i@example.com',
  twoFactor: true,
};
const { email: _, ...withoutMail } = all;
const { passwordSetAt: __, ...withoutAge } = all;

test.each([
  ['nothing', nothing, 'weak', PROTECTIONS],
  ['a number alone', { ...nothing, mobile: '+84 •••567' }, 'weak', undefined],
  [
    'a number, a mail address and a password of half a year',
    { ...all, passwordSetAt: '2026-05-25T10:00:00Z', hasPaymentPassword: false, twoFactor: false },
    'fair',
    ['paymentPassword', 'twoFactor'],
    ['password'],
  ],
  ['all but the second step', { ...all, twoFactor: false }, 'good', ['twoFactor']],
  ['all but a mail address', withoutMail, 'good', ['email']],
  ['everything', all, 'strong', []],
  ['a password of 179 days', { ...all, passwordSetAt: '2026-05-26T11:00:00Z' }, 'strong', []],
  [
    'a password of which nobody knows since when',
    { ...nothing, hasPassword: true },
    'weak',
    PROTECTIONS.slice(1),
    ['password'],
  ],
  ['an old password, and everything else', withoutAge, 'good', [], ['password']],
] as const)('%s', (_, security, levelWord, missing, due: readonly string[] = []) => {
  const level = securityLevel(security, PROTECTIONS, NOW);
  expect(level.word).toBe(levelWord);
  if (missing) expect(level.missing).toEqual(missing);
  expect(level.due).toEqual(due);
});

test('what a brand does not offer is not counted', () => {
  expect(securityLevel({ ...all, twoFactor: false }, ['password', 'mobile'], NOW)).toEqual({
    word: 'strong',
    missing: [],
    due: [],
  });
});
