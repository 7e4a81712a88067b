import { createHash } from 'node:crypto';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ciphers } from '#client/calls/cipher.ts';
import { connection } from '#client/calls/connection.ts';
import { system } from '#client/system/store.ts';
import { botChallenge, loginResult, Refused, stubPlatform, tenant, testContext } from '#client/testing.ts';
import { afterLogin } from './after-login.ts';
import { confirmTwoFactor, leaveTwoFactor, resendTwoFactor } from './second-step.ts';
import { endSession, session } from './session.ts';
import { signIn } from './sign-in.ts';
import { signInWithIdentity } from './sign-in-with-identity.ts';
import { twoFactor } from './two-factor.ts';

const CHALLENGE = 'GET /wps/verification/challenge';
const LOGIN = 'POST /wps/session/login';
const FIREBASE = 'POST /wps/session/login/firebase';
const SECOND = 'POST /wps/session/login/twoFactor';
const RESEND = 'POST /wps/session/login/twoFactor/code';
const INFO = 'GET /wps/member/info';

const byName = { username: 'mai', password: 'Secret 1', type: 'username' } as const;
const bySms = {
  username: '912345678',
  password: '123456',
  type: 'sms',
  mobileNum: '912345678',
  countryDialingCode: '84',
} as const;
const secondStep = {
  challengeId: 'login-that-waits-0001',
  channel: 'EMAIL',
  recipient: 'l•••h@example.com',
  expiredMinutes: 1,
} as const;

const brand = { ...emptyBrand, features: { forcePasswordChange: { module: 'PWDEXPFORCECHANGE3' } } };
const flagging = (password: string) => {
  const context = testContext(brand);
  const flaggedPassword = createHash('sha256').update(password).digest('hex');
  return { ...context, brand: { ...context.brand, tenant: { ...tenant, flaggedPassword } } };
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', {
    hostname: 'test.localhost',
    origin: 'http://test.localhost',
    pathname: '/rng',
    search: '?affiliateCode=A7',
  });
  connection.cipher = ciphers.none;
  endSession(tenant);
  twoFactor.waiting = undefined;
  afterLogin.due = false;
});
afterEach(() => {
  system.modules = undefined;
  vi.unstubAllGlobals();
});

const names = (calls: readonly { name: string }[]) => calls.map(({ name }) => name);
const bodyOf = (calls: readonly { name: string; body: string | undefined }[], name: string) =>
  JSON.parse(calls.find((call) => call.name === name)?.body ?? 'null');

test('[4.05] an SMS login goes without a bot check', async () => {
  const calls = stubPlatform({ [CHALLENGE]: botChallenge, [LOGIN]: loginResult() });
  await signIn(bySms, testContext(brand));
  expect(names(calls).slice(0, 1)).toEqual([LOGIN]);
  expect(bodyOf(calls, LOGIN)).toEqual(bySms);
  expect(session).toMatchObject({ token: 'token-of-mai-0123456789', username: '912345678' });
});

test('[4.05] each try of another login has a proof of its own', async () => {
  const calls = stubPlatform({
    [CHALLENGE]: botChallenge,
    [LOGIN]: new Refused(403, 'verification_wrong'),
  });
  const tries = [1, 2].map(() => signIn(byName, testContext(brand)).catch((error) => error.code));
  expect(await Promise.all(tries)).toEqual(['verification_wrong', 'verification_wrong']);
  expect(names(calls).filter((name) => name === CHALLENGE)).toHaveLength(2);
});

test('a bot check that cannot be had logs nobody in, and says so', async () => {
  const calls = stubPlatform({ [CHALLENGE]: new TypeError('Failed to fetch'), [LOGIN]: loginResult() });
  await expect(signIn(byName, testContext(brand))).rejects.toMatchObject({ kind: 'network' });
  expect(names(calls)).toEqual([CHALLENGE]);
});

test.each([
  ['in order', byName, false, true, testContext(brand), false],
  ['expired, where that forces a change', byName, true, true, testContext(brand), true],
  ['expired, where it does not', byName, true, false, testContext(brand), false],
  ['expired, where nobody knows whether it does', byName, true, undefined, testContext(brand), false],
  ['the flagged one', byName, false, false, flagging('Secret 1'), true],
  ['another than the flagged one', byName, false, false, flagging('Secret 2'), false],
  ['expired, but the login was by SMS', bySms, true, true, testContext(brand), false],
  ['a code that reads like the flagged one', bySms, false, true, flagging('123456'), false],
])('[4.03] a password that is %s', async (_, login, passwordExpired, forced, context, want) => {
  system.modules = forced === undefined ? undefined : forced ? ['PWDEXPFORCECHANGE3'] : [];
  const calls = stubPlatform({ [CHALLENGE]: botChallenge, [LOGIN]: loginResult({ passwordExpired }) });
  await signIn(login, context);
  expect(context.open.mock.calls).toEqual(want ? [[{ modal: 'changePassModal' }, 'password.due']] : []);
  expect(names(calls).includes(INFO)).toBe(!want);
  expect(afterLogin.due).toBe(!want);
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(JSON.stringify(session)).not.toContain('Secret 1');
});

test.each([
  ['gets there in the place of the home page', false, []],
  ['chooses a new password before that, on the home page', true, ['/']],
])('who was asked to log in on the way to something %s', async (_, passwordExpired, want) => {
  system.modules = ['PWDEXPFORCECHANGE3'];
  stubPlatform({ [CHALLENGE]: botChallenge, [LOGIN]: loginResult({ passwordExpired }) });
  const context = testContext(brand);
  context.resumeAim.mockReturnValue(true);
  await signIn(byName, context);
  expect(context.navigate.mock.calls.flat()).toEqual(want);
  expect(context.resumeAim).toHaveBeenCalledTimes(passwordExpired ? 0 : 1);
});

test('a third party’s word logs in, says where, and forces no new password', async () => {
  system.modules = ['PWDEXPFORCECHANGE3'];
  const calls = stubPlatform({ [FIREBASE]: loginResult({ passwordExpired: true }) });
  const context = testContext(brand);
  await signInWithIdentity('google', 'signed', context);
  expect(bodyOf(calls, FIREBASE)).toEqual({
    channel: 'google',
    idToken: 'signed',
    affiliateCode: 'A7',
    domain: 'test.localhost',
    registerUrl: 'http://test.localhost/rng',
  });
  expect(session).toMatchObject({ token: 'token-of-mai-0123456789', username: 'mai' });
  expect(context.open).not.toHaveBeenCalled();
});

test('a third party’s word that is not taken logs nobody in', async () => {
  stubPlatform({ [FIREBASE]: new Refused(403, 'module_off') });
  const taken = signInWithIdentity('google', 'signed', testContext(brand));
  await expect(taken).rejects.toMatchObject({ code: 'module_off' });
  expect(session.token).toBeUndefined();
});

test('[2.37] a login that needs a second step waits for it, and nobody is logged in yet', async () => {
  stubPlatform({ [CHALLENGE]: botChallenge, [LOGIN]: secondStep });
  const context = testContext(brand);
  await signIn(byName, context);
  expect(session.token).toBeUndefined();
  expect(context.open).toHaveBeenCalledExactlyOnceWith({ modal: 'twoFactor' });
  expect(context.close).not.toHaveBeenCalled();
  expect(twoFactor.waiting).toMatchObject({ channel: 'EMAIL', recipient: 'l•••h@example.com' });
  expect(JSON.stringify(twoFactor)).not.toContain('Secret 1');
});

test('[2.37] [4.03] the code ends the login, which then goes on as it began', async () => {
  const calls = stubPlatform({ [CHALLENGE]: botChallenge, [LOGIN]: secondStep, [SECOND]: loginResult() });
  const context = flagging('Secret 1');
  await signIn(byName, context);
  await confirmTwoFactor('123456', context);
  expect(bodyOf(calls, SECOND)).toEqual({ challengeId: 'login-that-waits-0001', code: '123456' });
  expect(session).toMatchObject({ token: 'token-of-mai-0123456789', username: 'mai' });
  expect(twoFactor.waiting).toBeUndefined();
  expect(context.open).toHaveBeenLastCalledWith({ modal: 'changePassModal' }, 'password.due');
});

test('[2.37] a wrong code lets the login wait on', async () => {
  stubPlatform({ [CHALLENGE]: botChallenge, [LOGIN]: secondStep, [SECOND]: new Refused(403, 'code_wrong') });
  const context = testContext(brand);
  await signIn(byName, context);
  await expect(confirmTwoFactor('000000', context)).rejects.toMatchObject({ code: 'code_wrong' });
  expect(twoFactor.waiting).toBeDefined();
  expect(context.open).toHaveBeenCalledOnce();
});

test.each([
  ['the code', confirmTwoFactor.bind(undefined, '123456')],
  ['another code', resendTwoFactor],
])('[2.37] a login that is over when %s is asked for begins anew, and says why', async (_, act) => {
  const over = new Refused(403, 'challenge_over');
  stubPlatform({ [CHALLENGE]: botChallenge, [LOGIN]: secondStep, [SECOND]: over, [RESEND]: over });
  const context = testContext(brand);
  await signIn(byName, context);
  await act(context);
  expect(twoFactor.waiting).toBeUndefined();
  expect(context.open).toHaveBeenLastCalledWith({ modal: 'loginPopupModal' }, 'session.challengeOver');
});

test('[2.37] another code is sent for the same login, and the pause begins anew', async () => {
  const expirationTime = Date.now() + 5 * 60_000;
  const calls = stubPlatform({
    [CHALLENGE]: botChallenge,
    [LOGIN]: secondStep,
    [RESEND]: { expirationTime },
  });
  const context = testContext(brand);
  await signIn(byName, context);
  await resendTwoFactor(context);
  expect(bodyOf(calls, RESEND)).toEqual({ challengeId: 'login-that-waits-0001' });
  expect(twoFactor.waiting?.until).toBe(expirationTime);
});

test('[2.37] a code that cannot be sent again leaves the login waiting for the first one', async () => {
  stubPlatform({ [CHALLENGE]: botChallenge, [LOGIN]: secondStep, [RESEND]: new Refused(500, 'failed') });
  const context = testContext(brand);
  await signIn(byName, context);
  const { waiting } = twoFactor;
  await expect(resendTwoFactor(context)).rejects.toMatchObject({ status: 500 });
  expect(twoFactor.waiting).toEqual(waiting);
});

test('[2.37] who goes back to the login has to begin anew', async () => {
  stubPlatform({ [CHALLENGE]: botChallenge, [LOGIN]: secondStep });
  const context = testContext(brand);
  await signIn(byName, context);
  leaveTwoFactor(context);
  expect(twoFactor.waiting).toBeUndefined();
  expect(context.open).toHaveBeenLastCalledWith({ modal: 'loginPopupModal' }, undefined);
});
