import { getRegisterSettings } from '@liveryjs/schemas/calls/identity';
import type { RegisterRule } from '@liveryjs/schemas/platform';
import { expect, test, vi } from 'vitest';
import { call } from '#client/calls/call.ts';
import { stubPlatform } from '#client/testing.ts';
import { checkField, inWords, verificationCodeRule } from './check-field.ts';
import { ruleOf } from './rule-of.ts';

const rule = (rest: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 16,
  patternId: 2,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  ...rest,
});
const problem = (key: string, min: number, max: number) => ({
  key,
  values: { min, max, same: min === max ? 'yes' : 'no' },
});

test('[5.04] a required field must not be empty, another may', () => {
  expect(checkField(rule(), '')).toEqual({ key: 'form.notEmpty', values: {} });
  expect(checkField(rule({ required: false }), '')).toBeUndefined();
  expect(checkField(rule({ required: false }), 'mai')).toEqual(problem('rule.letterFirst', 4, 16));
});

test('[5.04] length and pattern have one message, that of the family', () => {
  expect(checkField(rule(), 'mai')).toEqual(problem('rule.letterFirst', 4, 16));
  expect(checkField(rule(), '9mai')).toEqual(problem('rule.letterFirst', 4, 16));
  expect(checkField(rule(), 'mai9')).toBeUndefined();
});

test('[5.04] where both bounds are one number, the message has one', () => {
  expect(checkField(rule({ minLength: 6, maxLength: 6, patternId: 7 }), 'mai')).toEqual(
    problem('rule.digits', 6, 6),
  );
});

test('[5.04] * is any, and so is nothing: only the length counts, not the family', () => {
  for (const acceptedPattern of ['*', '']) {
    const any = rule({ acceptedPattern, patternId: 7 });
    expect(checkField(any, 'not digits')).toBeUndefined();
    expect(checkField(any, 'no')).toEqual(problem('rule.digits', 4, 16));
  }
});

test('[5.04] the code of an SMS may have any length up to 255', () => {
  expect(checkField(verificationCodeRule, 'x')).toBeUndefined();
  expect(checkField(verificationCodeRule, 'x'.repeat(255))).toBeUndefined();
  expect(checkField(verificationCodeRule, 'x'.repeat(256))).toEqual(problem('rule.any', 0, 255));
});

test.each([
  ['refused', '^([a-z]+)*$'],
  ['invalid', '(['],
])('where a pattern is %s, length and the family’s own pattern decide', (_, acceptedPattern) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const field = rule({ acceptedPattern });
  expect(checkField(field, 'mai9')).toBeUndefined();
  expect(checkField(field, '9mai')).toEqual(problem('rule.letterFirst', 4, 16));
  expect(checkField(field, 'mai')).toEqual(problem('rule.letterFirst', 4, 16));
  expect(checkField({ ...field, patternId: 1 }, '9 *?')).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a family that nobody knows is any', () => {
  expect(checkField(rule({ patternId: 99 }), 'x')).toEqual(problem('rule.any', 4, 16));
});

test('[5.10] the rules come from the platform, which may leave out any part of any rule', async () => {
  const rules = { username: rule(), mobileNum: { enabled: '1', minLength: null }, email: {}, zalo: 'x' };
  const calls = stubPlatform({ 'GET /wps/system/setting/register': rules });
  await expect(call(getRegisterSettings)).resolves.toEqual({
    username: rule(),
    mobileNum: { enabled: true },
    email: {},
  });
  expect(calls).toHaveLength(1);
  vi.unstubAllGlobals();
});

test.each([
  ['a field that the platform names no rule for', 'email', {}, undefined],
  ['a field with a rule that says nothing', 'email', { email: {} }, { min: 0, max: 255, same: 'no' }],
  ['a name without a rule', 'username', {}, { min: 1, max: 100, same: 'no' }],
  ['a password without a rule', 'password', undefined, { min: 1, max: 200, same: 'no' }],
  [
    'a password with half a rule',
    'password',
    { password: { minLength: 6 } },
    { min: 6, max: 200, same: 'no' },
  ],
  [
    'bounds that nothing is inside of',
    'email',
    { email: { minLength: -9, maxLength: 999 } },
    { min: 0, max: 255, same: 'no' },
  ],
])('the lengths that are said of %s are numbers', (_, field, rules, want) => {
  const fieldRule = ruleOf(field, rules);
  expect(fieldRule && inWords(fieldRule).values).toEqual(want);
});

test('a rule that says nothing takes anything', () => {
  expect(checkField({}, '')).toBeUndefined();
  expect(checkField({}, ' <anything> ')).toBeUndefined();
  expect(checkField({}, 'x'.repeat(256))?.key).toBe('rule.any');
});
