import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ciphers } from '#client/calls/cipher.ts';
import { connection } from '#client/calls/connection.ts';
import { endSession, session } from '#client/session/session.ts';
import { system } from '#client/system/store.ts';
import {
  type Answers,
  loginResult,
  member,
  Refused,
  type SentCall,
  stubPlatform,
  tenant,
  testContext,
} from '#client/testing.ts';
import { type Registration, register } from './register.ts';

const AFFILIATE = 'GET /wps/agent/affiliate';
const CHALLENGE = 'GET /wps/verification/challenge';
const REGISTER = 'PUT /wps/member/register';
const BY_MOBILE = 'PUT /wps/member/register/mobile';
const CONFIRM = 'POST /sandbox/identity/phone/confirm';
const INFO = 'GET /wps/member/info';

const good: Answers = {
  [AFFILIATE]: { code: 'TOMAS1' },
  [CHALLENGE]: { provider: 'work', challengeId: 'challenge-0123456789', salt: 'saltsalt', bits: 0 },
  [REGISTER]: loginResult(),
  [BY_MOBILE]: loginResult({ member: member({ account: 'u84x7k2' }) }),
  [CONFIRM]: { idToken: 'signed' },
  [INFO]: member(),
};

beforeEach(() => {
  connection.cipher = ciphers.none;
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', {
    origin: 'https://test.example',
    hostname: 'test.example',
    pathname: '/register',
    search: '?affiliateCode=TOMAS1',
  });
  endSession(tenant);
});
afterEach(() => {
  system.identityProvider = undefined;
  vi.unstubAllGlobals();
});

const byName: Registration = {
  mode: 'username',
  values: { username: 'mai', password: 'Secret1', confirmPassword: 'Secret1' },
  siteCode: undefined,
};
const byMobile: Registration = {
  mode: 'mobile',
  values: { mobileNum: '901234567', countryDialingCode: '84', verificationCode: '123456' },
  siteCode: undefined,
};

const names = (calls: readonly SentCall[]) => calls.map(({ name }) => name);
const bodyOf = (calls: readonly SentCall[], name: string) =>
  JSON.parse(calls.find((call) => call.name === name)?.body ?? 'null');
const run = async (registration: Registration, answers: Answers = good) => {
  const calls = stubPlatform(answers);
  const context = testContext(emptyBrand);
  const error = await register(registration, context).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return { calls, context, error };
};

test('[4.08] a registration checks the code, then for a program, registers, enters, goes home and welcomes', async () => {
  const { calls, context, error } = await run({ ...byName, siteCode: 'TOMAS1' });
  expect(error).toBeUndefined();
  expect(names(calls)).toEqual([AFFILIATE, CHALLENGE, REGISTER, INFO]);
  expect(calls[0]?.url).toBe('/wps/agent/affiliate?code=TOMAS1&domain=test.example');
  expect(session).toMatchObject({ token: 'token-of-mai-0123456789', username: 'mai' });
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(context.open).toHaveBeenCalledExactlyOnceWith({ modal: 'registerSuccessModal' });
  expect(context.resumeAim).not.toHaveBeenCalled();
  expect(context.open.mock.invocationCallOrder[0]).toBeGreaterThan(
    context.close.mock.invocationCallOrder[0] ?? 0,
  );
});

test('[3.02] what is added on submit', async () => {
  const { calls } = await run({ ...byName, siteCode: 'TOMAS1' });
  expect(bodyOf(calls, REGISTER)).toEqual({
    ...byName.values,
    affiliateCode: 'TOMAS1',
    verification: { challengeId: 'challenge-0123456789', solution: '0' },
    login: true,
    registerMethod: 'WEB',
    registerUrl: 'https://test.example/register',
    domain: 'test.example',
  });
});

test('[4.08] an affiliate code that was typed goes before the site code; without any none is checked', async () => {
  const typed = { ...byName, values: { ...byName.values, affiliateCode: 'LINH2' }, siteCode: 'TOMAS1' };
  expect(bodyOf((await run(typed)).calls, REGISTER).affiliateCode).toBe('LINH2');
  const { calls } = await run(byName);
  expect(names(calls)).not.toContain(AFFILIATE);
  expect(bodyOf(calls, REGISTER)).not.toHaveProperty('affiliateCode');
});

test('[8.01] a wrong affiliate code is warned of with one answer, and stops the registration', async () => {
  const { calls, context, error } = await run(
    { ...byName, siteCode: 'NOBODY' },
    { ...good, [AFFILIATE]: new Refused(404, 'invalid_affiliate') },
  );
  expect(names(calls)).toEqual([AFFILIATE]);
  expect(context.confirm).toHaveBeenCalledExactlyOnceWith({
    text: 'registration.invalidInvitationCode',
    cancel: null,
  });
  expect(error).toMatchObject({ code: 'invalid_affiliate' });
});

test.each([
  ['without a code', { message: 'This code is not valid.' }],
  ['without a word', {}],
])('[8.01] so is an affiliate code that the platform refuses %s', async (_, refusalBody) => {
  const { calls, context, error } = await run(
    { ...byName, siteCode: 'NOBODY' },
    { ...good, [AFFILIATE]: new Refused(200, '', {}, refusalBody) },
  );
  expect(names(calls)).toEqual([AFFILIATE]);
  expect(context.confirm).toHaveBeenCalledExactlyOnceWith({
    text: 'registration.invalidInvitationCode',
    cancel: null,
  });
  expect(error).toMatchObject({ code: 'invalid_affiliate' });
});

test.each([null, true, {}, undefined])(
  '[4.08] an affiliate code is good where the check answers %j',
  async (value) => {
    const { error } = await run({ ...byName, siteCode: 'TOMAS1' }, { ...good, [AFFILIATE]: value });
    expect(error).toBeUndefined();
  },
);

test('[4.08] a registration that brings a token alone enters once member info has come', async () => {
  const { context, error } = await run(byName, { ...good, [REGISTER]: { token: 'token-of-mai-0123456789' } });
  expect(error).toBeUndefined();
  expect(session).toMatchObject({ token: 'token-of-mai-0123456789', account: 'mai', accountType: 0 });
  expect(context.open).toHaveBeenCalledExactlyOnceWith({ modal: 'registerSuccessModal' });
});

test.each([
  ['no token', {}, member()],
  [
    'a token that the platform does not know',
    { token: 'token-of-mai-0123456789' },
    new Refused(401, 'not_logged_in'),
  ],
])('a registration that brings %s may have made an account, and logs nobody in', async (_, value, info) => {
  const { context, error } = await run(byName, { ...good, [REGISTER]: value, [INFO]: info });
  expect(error).toMatchObject({ code: 'outcome_unknown' });
  expect(session.token).toBeUndefined();
  expect(context.open).not.toHaveBeenCalled();
});

test('[8.01] so is one that only the registration finds wrong', async () => {
  const { context, error } = await run(byName, {
    ...good,
    [REGISTER]: new Refused(403, 'invalid_affiliate'),
  });
  expect(context.confirm).toHaveBeenCalledOnce();
  expect(error).toMatchObject({ code: 'invalid_affiliate' });
});

test('[4.08] by mobile the number is the name, and the session knows both names', async () => {
  const { calls } = await run(byMobile);
  expect(names(calls)).toEqual([CHALLENGE, BY_MOBILE, INFO]);
  expect(bodyOf(calls, BY_MOBILE)).toMatchObject({ ...byMobile.values, username: '901234567' });
  expect(session).toMatchObject({ username: '901234567', account: 'u84x7k2' });
});

test('[3.02] [4.08] with a third party the code goes to it, and what it says to the platform', async () => {
  system.identityProvider = { name: 'sandbox', channels: ['sms'] };
  const { calls } = await run(byMobile);
  expect(names(calls)).toEqual([CHALLENGE, CONFIRM, BY_MOBILE, INFO]);
  expect(bodyOf(calls, CONFIRM)).toEqual({ mobile: '+84901234567', code: '123456' });
  const body = bodyOf(calls, BY_MOBILE);
  expect(body).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'signed' });
  expect(body).not.toHaveProperty('verificationCode');
});

test('[8.01] a code that the third party refuses ends the registration without a question', async () => {
  system.identityProvider = { name: 'sandbox', channels: ['sms'] };
  const { calls, context, error } = await run(byMobile, {
    ...good,
    [CONFIRM]: new Refused(403, 'invalid_verification_code'),
  });
  expect(error).toMatchObject({ code: 'invalid_verification_code' });
  expect(names(calls)).toEqual([CHALLENGE, CONFIRM]);
  expect(context.confirm).not.toHaveBeenCalled();
});

test('[3.02] what the third party said is said again until the platform wants another word', async () => {
  system.identityProvider = { name: 'sandbox', channels: ['sms'] };
  const again = { ...byMobile, values: { ...byMobile.values, verificationCode: '777777' } };
  const refusing = (code: string) => ({ ...good, [BY_MOBILE]: new Refused(403, code) });
  expect(names((await run(again, refusing('email_taken'))).calls)).toContain(CONFIRM);
  const second = await run(again, refusing('identity_wrong'));
  expect(names(second.calls)).toEqual([CHALLENGE, BY_MOBILE]);
  expect(bodyOf(second.calls, BY_MOBILE).firebaseIdToken).toBe('signed');
  expect(names((await run(again)).calls)).toContain(CONFIRM);
});

test.each([
  ['too late', new DOMException('late', 'TimeoutError')],
  ['not at all', new TypeError('Failed to fetch')],
  ['from a gateway', new Refused(502, 'bad_gateway')],
])('an answer that comes %s may be that of an account', async (_, failure) => {
  const { context, error } = await run(byName, { ...good, [REGISTER]: failure });
  expect(error).toMatchObject({ code: 'outcome_unknown' });
  expect(session.token).toBeUndefined();
  expect(context.open).not.toHaveBeenCalled();
});

test('what fails before the registration is known to have made no account', async () => {
  const { error } = await run(byName, { ...good, [CHALLENGE]: new TypeError('Failed to fetch') });
  expect(error).toMatchObject({ kind: 'network', code: undefined });
});

test.each(['username_taken', 'rule_broken'])('a refusal %s is passed on', async (code) => {
  const { context, error } = await run(byName, { ...good, [REGISTER]: new Refused(403, code) });
  expect(error).toMatchObject({ kind: 'refused', code });
  expect(context.close).not.toHaveBeenCalled();
});
