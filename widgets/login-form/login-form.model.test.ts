import { expect, test } from 'vitest';
import { CallError } from '#engine/kit/plain.ts';
import {
  asksForCaptcha,
  loginValues,
  minutesToWait,
  missingFields,
  refusedField,
} from './login-form.model.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const refused = (code: string, rest = {}) => new CallError('refused', '', { status: 400, code, ...rest });

test('[5.01] what is typed is trimmed, and a field that is not there is empty', () => {
  expect(loginValues(form({ username: '  mai\t', password: ' a b ' }))).toEqual({
    username: 'mai',
    password: 'a b',
    captcha: '',
  });
});

test.each([
  ['nothing', {}, false, ['username', 'password']],
  ['nothing, with a captcha', {}, true, ['username', 'password', 'captcha']],
  ['only space', { username: ' ', password: '\n' }, false, ['username', 'password']],
  ['all but the captcha', { username: 'mai', password: 'x' }, true, ['captcha']],
  ['all', { username: 'mai', password: 'x', captcha: '1234' }, true, []],
])(
  '[5.01] with %s filled in what is missing is said of each field, in their order',
  (_, fields, shown, want) => {
    expect(Object.entries(missingFields(loginValues(form(fields)), shown))).toEqual(
      want.map((name) => [name, `loginForm.${name}Missing`]),
    );
  },
);

test.each([
  ['captcha_required', true, 'captcha'],
  ['captcha_wrong', true, 'captcha'],
  ['captcha_of_tomorrow', true, 'captcha'],
  ['wrong_credentials', false, 'password'],
  ['account_closed', false, undefined],
])('[4.04] the refusal %s asks for a captcha: %s; what is of no more use: %s', (code, captcha, field) => {
  expect(asksForCaptcha(refused(code))).toBe(captcha);
  expect(refusedField(refused(code))).toBe(field);
});

test('a call that did not get through asks for nothing', () => {
  expect(asksForCaptcha(new CallError('network', ''))).toBe(false);
  expect(refusedField(new TypeError())).toBeUndefined();
});

test.each([
  [30, 1],
  [61, 2],
  [0, 1],
  [undefined, undefined],
])('after too many attempts, %s seconds to wait are said as %s minutes', (retryAfter, want) => {
  expect(minutesToWait(refused('too_many_requests', { retryAfter }))).toBe(want);
  expect(minutesToWait(refused('wrong_credentials', { retryAfter }))).toBeUndefined();
});
