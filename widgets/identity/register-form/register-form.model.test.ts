import { CallError } from '@liveryjs/engine/kit/plain';
import type { RegisterRule, RegisterRules } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { FIELDS, type RegisterField } from './register-fields.ts';
import {
  fieldProblems,
  filledIn,
  isNeeded,
  refusedFields,
  registerValues,
  shows,
  type Wanted,
} from './register-form.model.ts';

const rule = (rest: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: false,
  minLength: 2,
  maxLength: 8,
  patternId: 1,
  acceptedPattern: '*',
  ...rest,
});
const all: RegisterRules = Object.fromEntries(
  FIELDS.filter((field) => !['verificationCode', 'confirmPassword', 'agreement'].includes(field)).map(
    (field) => [field, rule({ maxLength: 15 })],
  ),
);
const requirements = (rest: Partial<Wanted> = {}): Wanted => ({
  mode: 'username',
  rules: {},
  verification: true,
  mobilePassword: true,
  withoutSiteCode: true,
  captchaAsked: false,
  minimumAge: 21,
  ...rest,
});
const shown = (rest: Partial<Wanted>) => FIELDS.filter((field) => shows(field, requirements(rest)));
const values = (typed: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ agreement: 'on', country: 'VN', ...typed }))
    data.set(name, value);
  return registerValues(data, (country) => (country === 'VN' ? '84' : undefined));
};
const keys = (typed: Record<string, string>, rest: Partial<Wanted>) =>
  Object.fromEntries(
    Object.entries(fieldProblems(values(typed), requirements(rest))).map(([field, { key }]) => [field, key]),
  );

test.each<[string, Partial<Wanted>, readonly RegisterField[]]>([
  ['no rules, a name', {}, ['username', 'password', 'confirmPassword', 'referralCode', 'agreement']],
  [
    'no rules, a number',
    { mode: 'mobile' },
    ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'referralCode', 'agreement'],
  ],
  [
    'a number without password and code',
    { mode: 'mobile', mobilePassword: false, verification: false },
    ['mobileNum', 'referralCode', 'agreement'],
  ],
  ['every field, a name', { rules: all }, FIELDS],
  ['every field, a number', { rules: all, mode: 'mobile' }, FIELDS.filter((field) => field !== 'username')],
])('[2.31] [5.03] with %s these fields show', (_, rest, want) => {
  expect(shown(rest)).toEqual(want);
});

test('[2.31] a field shows only while its rule says so', () => {
  const off = Object.fromEntries(Object.keys(all).map((field) => [field, rule({ enabled: false })]));
  expect(shown({ rules: off })).toEqual(['username', 'password', 'confirmPassword', 'agreement']);
});

test('[4.09] the affiliate code shows without a good site code, and only if the setting is on', () => {
  const rules = { affiliateCode: rule() };
  expect(shown({ rules })).toContain('affiliateCode');
  expect(shown({ rules, withoutSiteCode: false })).not.toContain('affiliateCode');
  expect(shown({ rules: { affiliateCode: rule({ enabled: false }) } })).not.toContain('affiliateCode');
});

test('[5.03] what has to be filled in: some always, the rest if the platform says so', () => {
  const needed = (rules: RegisterRules) => FIELDS.filter((field) => isNeeded(field, requirements({ rules })));
  const always = [
    'username',
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'paymentPassword',
  ];
  expect(needed(all)).toEqual(always);
  const email = { email: rule({ required: true }) };
  expect(needed(email)).toEqual([...always.slice(0, 5), 'email', 'paymentPassword']);
});

test('[5.03] empty fields are said to be, in their order, and nothing else', () => {
  expect(keys({}, { rules: all })).toEqual(
    Object.fromEntries(
      ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword', 'paymentPassword'].map(
        (field) => [field, 'form.notEmpty'],
      ),
    ),
  );
});

test('[5.03] the confirmation must be the same, to the space inside', () => {
  const filled = { username: 'mai', password: 'Secret1' };
  expect(keys({ ...filled, confirmPassword: 'Secret 1' }, {})).toEqual({
    confirmPassword: 'registerForm.inconsistentTwice',
  });
  expect(keys({ ...filled, confirmPassword: 'Secret1' }, {})).toEqual({});
});

test('[5.04] a value that breaks its rule gets the message of its pattern, with the bounds', () => {
  const rules = { username: rule({ minLength: 4, patternId: 2, acceptedPattern: '^[a-z]+$' }) };
  const { username } = fieldProblems(values({ username: 'ab1' }), requirements({ rules }));
  expect(username).toEqual({ key: 'rule.letterFirst', values: { min: 4, max: 8, same: 'no' } });
});

test('[5.04] a code that was sent may have up to 255 characters', () => {
  const typed = (length: number) =>
    keys(
      { mobileNum: '901234567', verificationCode: '1'.repeat(length) },
      { mode: 'mobile', mobilePassword: false },
    );
  expect(typed(255)).toEqual({});
  expect(typed(256)).toEqual({ verificationCode: 'rule.any' });
});

test.each([
  ['letters', '09012abc'],
  ['three digits', '901'],
  ['sixteen digits', '9'.repeat(16)],
])('[5.08] %s are no mobile number', (_, mobileNum) => {
  const rest = { mode: 'mobile', mobilePassword: false, verification: false } as const;
  expect(keys({ mobileNum }, rest)).toEqual({ mobileNum: 'registerForm.mobileNumWrong' });
});

test('a number without a known country is none', () => {
  const rest = { mode: 'mobile', mobilePassword: false, verification: false } as const;
  expect(keys({ mobileNum: '901234567', country: 'XX' }, rest)).toEqual({
    mobileNum: 'registerForm.mobileNumWrong',
  });
});

test('[5.08] without the agreement the age is asked for', () => {
  const { agreement } = fieldProblems(values({ agreement: '' }), requirements());
  expect(agreement).toEqual({ key: 'registerForm.ageMissing', values: { age: 21 } });
});

test('a captcha that the platform asks for must be filled in, whatever the rules say', () => {
  expect(keys({}, { captchaAsked: true })).toHaveProperty('captcha', 'form.notEmpty');
});

test('what is typed is trimmed, as at login, and digits may be those of Arabic, set apart', () => {
  expect(
    values({
      username: ' mai ',
      password: ' a ',
      paymentPassword: ' 1 ',
      mobileNum: '٠٩٠ 123-45.67',
      captcha: '١٢',
    }),
  ).toMatchObject({
    username: 'mai',
    password: 'a',
    paymentPassword: '1',
    mobileNum: '0901234567',
    captcha: '12',
    countryDialingCode: '84',
  });
});

test('[3.02] what is filled in goes along, with a country where there is a number; what does not show does not', () => {
  const typed = values({ username: 'mai', email: 'm@x.vn', zalo: 'hidden', mobileNum: '901234567' });
  expect(filledIn(typed, requirements({ rules: { email: rule() } }))).toEqual({
    username: 'mai',
    email: 'm@x.vn',
  });
  expect(filledIn(typed, requirements({ mode: 'mobile' }))).toEqual({
    mobileNum: '901234567',
    countryDialingCode: '84',
  });
});

test.each([
  ['username_taken', 'username', 'registerForm.usernameTaken'],
  ['mobile_taken', 'mobileNum', 'registerForm.mobileNumTaken'],
  ['email_taken', 'email', 'registerForm.emailTaken'],
  ['code_wrong', 'verificationCode', 'registerForm.verificationCodeWrong'],
  ['invalid_affiliate', 'affiliateCode', 'registration.invalidInvitationCode'],
  ['invalid_referral', 'referralCode', 'registration.invalidReferralCode'],
  ['captcha_wrong', 'captcha', 'session.captchaWrong'],
])('[5.10] the refusal %s is about %s', (code, field, key) => {
  expect(refusedFields(new CallError('refused', '', { code }))).toEqual({ [field]: key });
});

test('[5.08] rules that are broken are said of each field, in their order', () => {
  const details = ['zalo', 'countryDialingCode', 'payeeName', 'registerUrl'].map((name) => ({
    at: `body/${name}`,
    message: 'is wrong',
  }));
  const refusals = refusedFields(new CallError('refused', '', { code: 'rule_broken', details }));
  expect(Object.entries(refusals)).toEqual([
    ['mobileNum', 'registerForm.mobileNumWrong'],
    ['payeeName', 'registerForm.realName'],
    ['zalo', 'registerForm.notAccepted'],
  ]);
});

test.each([
  new CallError('network', ''),
  new TypeError(),
  new CallError('refused', '', { code: 'module_off' }),
])('another refusal is about no field', (error) => {
  expect(refusedFields(error)).toEqual({});
});
