import { CallError } from '@liveryjs/engine/kit/plain';
import type { RegisterRule } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { checkChange, refusedFields } from './change-password-form.model.ts';

const rule: RegisterRule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 20,
  patternId: 6,
  acceptedPattern: '*',
};
const values = (oldPassword: string, newPassword: string, confirmNewPassword: string) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
});
const keys = (problems: ReturnType<typeof checkChange>) =>
  Object.fromEntries(Object.entries(problems).flatMap(([field, p]) => (p ? [[field, p.key]] : [])));

test.each([
  ['all is well', values('old', 'abc123', 'abc123'), true, {}],
  [
    'nothing is there',
    values('', '', ''),
    true,
    { oldPassword: 'form.notEmpty', newPassword: 'form.notEmpty', confirmNewPassword: 'form.notEmpty' },
  ],
  ['there is no old one to ask for', values('', 'abc123', 'abc123'), false, {}],
  [
    'the new one breaks the rule',
    values('old', 'abc', 'abc'),
    true,
    { newPassword: 'rule.lettersAndDigits' },
  ],
  [
    'the confirmation differs in a space',
    values('old', 'abc123', 'abc123 '),
    true,
    { confirmNewPassword: 'changePasswordForm.inconsistent' },
  ],
])('[5.05] where %s', (_, given, withOld, want) => {
  expect(keys(checkChange(given, withOld, { password: rule }))).toEqual(want);
});

test.each([
  ['wrong_password', { oldPassword: 'changePasswordForm.wrongPassword' }],
  ['same_password', { newPassword: 'changePasswordForm.samePassword' }],
  ['rule_broken', { newPassword: 'changePasswordForm.ruleBroken' }],
])('a refusal %s stands under its field', (code, want) => {
  const refused = refusedFields(new CallError('refused', '', { code }));
  expect(refused && keys(refused)).toEqual(want);
});

test.each([new CallError('refused', '', { code: 'too_many_requests' }), new Error('no network')])(
  '%s is about no field',
  (error) => {
    expect(refusedFields(error)).toBeUndefined();
  },
);
