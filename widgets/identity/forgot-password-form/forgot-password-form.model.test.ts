import { CallError } from '@liveryjs/engine/kit/plain';
import type { RegisterRule } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { checkEmail, checkPhone, readEmail, readPhone, refusedFields } from './forgot-password-form.model.ts';

const rule = (minLength: number, maxLength: number, patternId: number): RegisterRule => ({
  enabled: true,
  required: false,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: '*',
});
const rules = {
  username: rule(4, 12, 2),
  email: rule(6, 30, 4),
  mobileNum: rule(8, 11, 7),
  password: rule(6, 20, 6),
};
const data = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const keys = (problems: object) =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem.key]] : [])),
  );

test('what surrounds a name and an address is not theirs', () => {
  const form = data({ username: ' mai ', email: '\u200fmai@example.com ' });
  expect(readEmail(form)).toEqual({ username: 'mai', email: 'mai@example.com' });
});

test('a number is read as people write it, a password without the space around it', () => {
  const form = data({
    countryCode: 'VN',
    mobileNum: ' 912 345-678 ',
    verificationCode: '123 456',
    newPassword: 'a b',
  });
  expect(readPhone(form, (country) => (country === 'VN' ? '84' : undefined))).toEqual({
    countryDialingCode: '84',
    mobileNum: '912345678',
    verificationCode: '123456',
    newPassword: 'a b',
  });
});

test.each([
  ['all is well', 'mailinh', 'mai@example.com', {}],
  ['nothing is there', '', '', { username: 'form.notEmpty', email: 'form.notEmpty' }],
  ['the name is too long', 'mailinhmailinh', 'mai@example.com', { username: 'rule.letterFirst' }],
  ['the name is shorter than names are today', 'mai', 'mai@example.com', {}],
  ['the address is none', 'mailinh', 'mai@example', { email: 'forgotPasswordForm.emailInvalid' }],
  ['the address has a space', 'mailinh', 'mai @example.com', { email: 'forgotPasswordForm.emailInvalid' }],
  ['the address is longer than the rule', 'mailinh', `${'m'.repeat(30)}@a.vn`, { email: 'rule.email' }],
])('[5.06] by mail, where %s', (_, username, email, want) => {
  expect(keys(checkEmail({ username, email }, rules))).toEqual(want);
});

const phone = {
  countryDialingCode: '84',
  mobileNum: '912345678',
  verificationCode: '123456',
  newPassword: 'abc123',
};

test.each([
  ['all is well', {}, {}],
  [
    'nothing is there',
    { mobileNum: '', verificationCode: '', newPassword: '' },
    {
      mobileNum: 'form.notEmpty',
      verificationCode: 'forgotPasswordForm.codeInvalid',
      newPassword: 'form.notEmpty',
    },
  ],
  [
    'letters are in the number',
    { mobileNum: '91234x678' },
    { mobileNum: 'forgotPasswordForm.mobileNumInvalid' },
  ],
  ['the number is too short', { mobileNum: '9123456' }, { mobileNum: 'forgotPasswordForm.mobileNumInvalid' }],
  ['no country is known', { countryDialingCode: '' }, { mobileNum: 'forgotPasswordForm.mobileNumInvalid' }],
  ['the code has 255 characters', { verificationCode: '1'.repeat(255) }, {}],
  [
    'the code has 256 characters',
    { verificationCode: '1'.repeat(256) },
    { verificationCode: 'forgotPasswordForm.codeInvalid' },
  ],
  ['the password is too short', { newPassword: 'abc12' }, { newPassword: 'rule.lettersAndDigits' }],
])('[5.06] by phone, where %s', (_, given, want) => {
  expect(keys(checkPhone({ ...phone, ...given }, rules))).toEqual(want);
});

test('while no rule is known what must be there still must', () => {
  expect(keys(checkEmail({ username: 'x', email: 'x@y.vn' }, undefined))).toEqual({});
  expect(keys(checkPhone({ ...phone, newPassword: '' }, undefined))).toEqual({
    newPassword: 'form.notEmpty',
  });
});

test.each([
  ['no_such_account', { username: 'forgotPasswordForm.noSuchAccount' }],
  ['code_wrong', { verificationCode: 'session.codeWrong' }],
  ['rule_broken', { newPassword: 'forgotPasswordForm.ruleBroken' }],
])('a refusal %s stands under its field', (code, want) => {
  expect(keys(refusedFields(new CallError('refused', '', { code })) ?? {})).toEqual(want);
});

test('a failure is about no field', () => {
  expect(refusedFields(new CallError('http', '', { status: 500 }))).toBeUndefined();
});
