import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { RegisterRule } from '@liveryjs/schemas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ciphers } from '#client/calls/cipher.ts';
import { connection } from '#client/calls/connection.ts';
import { inWords } from '#client/registration/check-field.ts';
import { endSession, lapseSession, session, startSession } from '#client/session/session.ts';
import {
  botChallenge,
  loginResult,
  member,
  Refused,
  stubPlatform,
  tenant,
  testContext,
} from '#client/testing.ts';
import { changePassword } from './change-password.ts';
import { checkNewPassword } from './password-rule.ts';
import { resetByEmail } from './reset-by-email.ts';
import { resetByPhone } from './reset-by-phone.ts';

const CHANGE = 'POST /wps/member/password';
const BY_EMAIL = 'POST /wps/member/password/email';
const BY_PHONE = 'POST /wps/member/password/verification';
const CHALLENGE = 'GET /wps/verification/challenge';
const LOGIN = 'POST /wps/session/login';

beforeEach(() => {
  connection.cipher = ciphers.none;
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

const gated = { ...emptyBrand, access: { loginFirst: true, loginRoute: 'login', open: [] } };
const change = { oldPassword: 'Old 1', newPassword: 'New 1', confirmNewPassword: 'New 1' };
const mail = { username: 'mai', email: 'mai+1@example.com' };
const phone = {
  countryDialingCode: '84',
  mobileNum: '912345678',
  verificationCode: '123456',
  newPassword: 'New 1',
};

test('[4.12] a changed password ends the session, and the login takes the place of the form', async () => {
  startSession(loginResult());
  const calls = stubPlatform({ [CHANGE]: null });
  const context = testContext(emptyBrand);
  await changePassword(change, context);
  expect(calls.map(({ name, headers, body }) => [name, headers.get('authorization'), body])).toEqual([
    [CHANGE, 'Bearer token-of-mai-0123456789', JSON.stringify(change)],
  ]);
  expect(session.token).toBeUndefined();
  expect(context.close.mock.invocationCallOrder[0]).toBeLessThan(
    context.open.mock.invocationCallOrder[0] ?? 0,
  );
  expect(context.open.mock.calls).toEqual([[{ modal: 'loginPopupModal' }, 'password.changed']]);
});

test('[4.12] a brand with a page to log in on has no popup over it', async () => {
  startSession(loginResult());
  stubPlatform({ [CHANGE]: null });
  const context = testContext(gated);
  await changePassword(change, context);
  expect(context.notify.mock.calls).toEqual([['password.changed']]);
  expect(context.open).not.toHaveBeenCalled();
});

test('a password that is not changed leaves the session', async () => {
  startSession(loginResult());
  stubPlatform({ [CHANGE]: new Refused(403, 'wrong_password') });
  const context = testContext(emptyBrand);
  await expect(changePassword(change, context)).rejects.toMatchObject({ code: 'wrong_password' });
  expect(session.token).toBeDefined();
  expect(context.close).not.toHaveBeenCalled();
});

test('[4.12] a mail that is on its way closes the modal and is said to be', async () => {
  const calls = stubPlatform({ [BY_EMAIL]: null });
  const context = testContext(emptyBrand);
  await resetByEmail(mail, context);
  expect(calls.map(({ name, headers, body }) => [name, headers.get('content-type'), body])).toEqual([
    [BY_EMAIL, 'application/x-www-form-urlencoded', 'username=mai&email=mai%2B1%40example.com'],
  ]);
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.confirm.mock.calls).toEqual([
    [
      {
        title: 'password.mailSent',
        text: 'password.mailSentTo',
        values: { email: mail.email },
        cancel: null,
      },
    ],
  ]);
});

test('who had only to log in again is led back to that', async () => {
  startSession(loginResult());
  lapseSession(tenant);
  stubPlatform({ [BY_EMAIL]: null });
  const context = testContext(gated);
  await resetByEmail(mail, context);
  expect(context.close).not.toHaveBeenCalled();
  expect(context.open.mock.calls).toEqual([[{ modal: 'loginPopupModal' }]]);
});

test('[4.12] a new password by phone logs in with it, and goes home', async () => {
  const calls = stubPlatform({
    [CHALLENGE]: botChallenge,
    [BY_PHONE]: null,
    [LOGIN]: loginResult(),
    'GET /wps/member/info': member(),
  });
  const context = testContext(emptyBrand);
  await resetByPhone(phone, context);
  expect(calls.map(({ name }) => name).slice(0, 4)).toEqual([CHALLENGE, BY_PHONE, CHALLENGE, LOGIN]);
  const verification = { challengeId: botChallenge.challengeId, solution: expect.any(String) };
  expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ ...phone, verification });
  expect(JSON.parse(calls[3]?.body ?? '')).toMatchObject({
    username: phone.mobileNum,
    password: phone.newPassword,
    type: 'username',
  });
  expect(session.account).toBe('mai');
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
});

test('[4.12] where the login asks for more, the visitor is asked to log in with the new password', async () => {
  stubPlatform({
    [CHALLENGE]: botChallenge,
    [BY_PHONE]: null,
    [LOGIN]: new Refused(403, 'captcha_required'),
  });
  const context = testContext(emptyBrand);
  await resetByPhone(phone, context);
  expect(context.open.mock.calls).toEqual([[{ modal: 'loginPopupModal' }, 'password.changed']]);
});

test('a code that is wrong logs nobody in', async () => {
  const calls = stubPlatform({ [CHALLENGE]: botChallenge, [BY_PHONE]: new Refused(403, 'code_wrong') });
  await expect(resetByPhone(phone, testContext(emptyBrand))).rejects.toMatchObject({ code: 'code_wrong' });
  expect(calls.map(({ name }) => name)).toEqual([CHALLENGE, BY_PHONE]);
});

const rule: RegisterRule = {
  enabled: true,
  required: false,
  minLength: 6,
  maxLength: 20,
  patternId: 6,
  acceptedPattern: '^[A-Za-z0-9]+$',
};

test.each([
  ['nothing, though the rule would allow that', rule, '', 'form.notEmpty'],
  ['what is too short', rule, 'abc12', 'rule.lettersAndDigits'],
  ['what is just long enough', rule, 'abc123', undefined],
  ['what the pattern forbids', rule, 'abc 123', 'rule.lettersAndDigits'],
  ['nothing, without a rule', undefined, '', 'form.notEmpty'],
  ['anything, without a rule', undefined, ' x ', undefined],
  ['nothing, with a rule that says nothing', {}, '', 'form.notEmpty'],
  [
    'more than the platform takes, with a rule without lengths',
    { patternId: 6 },
    'x'.repeat(201),
    'rule.lettersAndDigits',
  ],
  ['more than the platform takes, without a rule', undefined, 'x'.repeat(201), 'rule.any'],
])('[5.05] a new password that is %s', (_, given, password, want) => {
  expect(checkNewPassword(given && { password: given }, password)?.key).toBe(want);
});

test('[5.04] the rule is said before anybody breaks it', () => {
  expect(inWords(rule)).toEqual({
    key: 'rule.lettersAndDigits',
    values: { min: 6, max: 20, same: 'no' },
  });
});
