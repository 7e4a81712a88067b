import { IdentityError } from '@liveryjs/client/verification/identity-error';
import { CallError } from '@liveryjs/engine/kit/plain';
import type { RegisterRule } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import {
  checkName,
  checkSms,
  fieldOfRefusal,
  inWords,
  isWrongSecret,
  readName,
  readSms,
} from './login-form.model.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const refused = (code: string) => new CallError('refused', '', { status: 403, code });
const countries: Readonly<Record<string, string>> = { VN: '84', PH: '63' };
const dialingCode = (country: string) => countries[country];
const rule: RegisterRule = {
  enabled: false,
  required: false,
  minLength: 9,
  maxLength: 10,
  patternId: 7,
  acceptedPattern: '^[0-9]+$',
};

test('[5.01] what is typed is trimmed, the password too; a field that is not there is empty', () => {
  expect(readName(form({ username: '  mai\t', password: '\u00a0a b ' }))).toEqual({
    username: 'mai',
    password: 'a b',
    captcha: '',
  });
});

test.each([
  ['nothing', {}, false, ['username', 'password']],
  ['nothing, with a captcha', {}, true, ['username', 'password', 'captcha']],
  ['a name of space', { username: ' \n', password: 'x' }, false, ['username']],
  ['all but the captcha', { username: 'mai', password: 'x', captcha: ' ' }, true, ['captcha']],
  ['all', { username: 'mai', password: 'x', captcha: '1234' }, true, []],
])('[5.01] with %s filled in what is missing is said of each field', (_, fields, shown, want) => {
  expect(Object.entries(checkName(readName(form(fields)), shown))).toEqual(
    want.map((name) => [name, `loginForm.${name}Missing`]),
  );
});

test.each([
  ['as people write it', '091 234-56.78 ', '0912345678'],
  ['with what was copied along', '\u202a(091) 2345678\u202c', '0912345678'],
  ['in Arabic digits', '٠٩١٢٣٤٥٦٧٨', '0912345678'],
  ['in Persian digits', '۰۹۱۲۳۴۵۶۷۸', '0912345678'],
  ['in full width', '０９１２３４５６７８', '0912345678'],
])('[5.01] a number is read %s', (_, mobileNum, want) => {
  expect(readSms(form({ countryCode: 'PH', mobileNum, verificationCode: '123 456' }), dialingCode)).toEqual({
    countryDialingCode: '63',
    mobileNum: want,
    verificationCode: '123456',
    captcha: '',
  });
});

const MISSING = 'loginForm.mobileNumMissing';
const INVALID = 'loginForm.mobileNumInvalid';

test.each([
  ['', undefined, MISSING],
  ['abc', undefined, INVALID],
  ['912345678a', undefined, INVALID],
  ['+84912345678', undefined, undefined],
  ['0084 912 345 678', rule, undefined],
  ['+999912345678', undefined, INVALID],
  ['<b>912345678</b>', undefined, INVALID],
  ["912345678' or 1=1", undefined, INVALID],
  ['9123456😀', undefined, INVALID],
  ['123', undefined, INVALID],
  ['1234', undefined, undefined],
  ['123456789012345', undefined, undefined],
  ['1234567890123456', undefined, INVALID],
  ['1'.repeat(10_000), undefined, INVALID],
  ['12345678', rule, INVALID],
  ['123456789', rule, undefined],
  ['1234567890', rule, undefined],
  ['12345678901', rule, INVALID],
])(
  '[5.01] [5.08] the number %j by the rule of the platform %j is told %s',
  (mobileNum, platformRule, want) => {
    const values = readSms(form({ countryCode: 'VN', mobileNum, verificationCode: '1' }), dialingCode);
    expect(checkSms(values, false, platformRule).mobileNum).toBe(want);
  },
);

test('[5.01] a number without its country is none', () => {
  const values = readSms(form({ mobileNum: '912345678', verificationCode: '1' }), dialingCode);
  expect(checkSms(values, false, undefined)).toEqual({ mobileNum: INVALID });
});

test.each([
  ['', 'loginForm.codeInvalid'],
  ['   ', 'loginForm.codeInvalid'],
  ['1', undefined],
  ['x'.repeat(255), undefined],
  ['x'.repeat(256), 'loginForm.codeInvalid'],
])('[5.01] [5.04] [5.08] the code %j is told %s', (verificationCode, want) => {
  const values = readSms(form({ countryCode: 'VN', mobileNum: '912345678', verificationCode }), dialingCode);
  expect(checkSms(values, false, undefined).verificationCode).toBe(want);
});

test('[5.01] an SMS login needs a captcha while one shows', () => {
  const values = readSms(
    form({ countryCode: 'VN', mobileNum: '912345678', verificationCode: '1' }),
    dialingCode,
  );
  expect(checkSms(values, true, undefined)).toEqual({ captcha: 'loginForm.captchaMissing' });
});

test('what is wrong is said in words, and nothing of what is right', () => {
  expect(inWords({ username: 'a' }, (key) => `text of ${key}`)).toEqual({ username: 'text of a' });
});

test.each([
  ['wrong_credentials', true],
  ['code_wrong', true],
  ['account_closed', false],
  ['captcha_wrong', false],
])('after the refusal %s the secret is of no more use: %s', (code, want) => {
  expect(isWrongSecret(refused(code))).toBe(want);
});

test('a call that did not get through tells nothing of the secret', () => {
  expect(isWrongSecret(new TypeError())).toBe(false);
});

test.each([
  ['invalid_phone_number', 'mobileNum'],
  ['missing_phone_number', 'mobileNum'],
  ['invalid_verification_code', 'verificationCode'],
  ['missing_verification_code', 'verificationCode'],
  ['code_expired', 'verificationCode'],
  ['quota_exceeded', undefined],
])('[8.02] the third party’s %s is about the field %s', (code, want) => {
  expect(fieldOfRefusal(new IdentityError(code))).toBe(want);
});
