import { CallError, tabStorage } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lastUsed, notePlayed, noteSearch, readLastUsed } from '#client/search/last-used.ts';
import {
  botChallenge,
  loginResult,
  member,
  Refused,
  stubPlatform,
  tenant,
  testContext,
} from '#client/testing.ts';
import { balanceVisibility, hideBalance } from '#client/wallet/balance-visibility.ts';
import { followLanguage } from './follow-language.ts';
import { loadMember } from './load-member.ts';
import { refusalKey } from './refusal-key.ts';
import { endSession, session, startSession } from './session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { startFreePlay } from './start-free-play.ts';

const CHALLENGE = 'GET /wps/verification/challenge';
const LOGIN = 'POST /wps/session/login';
const FREE_PLAY = 'POST /wps/session/login/freeplay';
const LOGOUT = 'DELETE /wps/session/logout';
const INFO = 'GET /wps/member/info';
const KEY = 'GET /wps/system/publicKey';

let publicKey: object;
let open: (jwe: string) => Promise<string>;

beforeAll(async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  publicKey = { ...(await exportJWK(pair.publicKey)), alg: 'RSA-OAEP-256', use: 'enc', kid: 'k1' };
  open = async (jwe) => new TextDecoder().decode((await compactDecrypt(jwe, pair.privateKey)).plaintext);
});
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', onLine: true });
  endSession(tenant);
});
afterEach(() => void vi.unstubAllGlobals());

const login = { username: 'mai', password: 'Secret 1', type: 'username' } as const;

test('[4.02] a login keeps the session, closes the popup, goes home and loads member info', async () => {
  const calls = stubPlatform({
    [CHALLENGE]: botChallenge,
    [KEY]: publicKey,
    [LOGIN]: loginResult(),
    [INFO]: member({ nickname: 'New' }),
  });
  const context = testContext(emptyBrand);
  await signIn(login, context);
  expect(session).toMatchObject({ token: 'token-of-mai-0123456789', accountType: 0, username: 'mai' });
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(context.notify).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(session.nickname).toBe('New'));
  expect(calls.map(({ name }) => name)).toEqual([CHALLENGE, KEY, LOGIN, INFO]);
  expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer token-of-mai-0123456789');
  expect(calls.at(-1)?.url).toBe('/wps/member/info?language=EN');
});

const anonymous = { token: 'token-of-mai-0123456789' };
/** Returns the tab's memory of a session. */
const kept = () =>
  ['token', 'account', 'nickname', 'customerId', 'isAgent', 'username', 'cpw'].map((name) =>
    tabStorage().getItem(name),
  );
const NOTHING = [null, null, null, null, null, null, null];

test('[4.02] a login that brings a token alone asks for member info with the token, and then all changes at once', async () => {
  let answer: (value: unknown) => void = () => {};
  const info = new Promise((resolve) => {
    answer = resolve;
  });
  const calls = stubPlatform({
    [CHALLENGE]: botChallenge,
    [KEY]: publicKey,
    [LOGIN]: anonymous,
    [INFO]: info,
  });
  const context = testContext(emptyBrand);
  const signedIn = signIn(login, context);
  await vi.waitFor(() => expect(calls.at(-1)?.name).toBe(INFO));
  expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer token-of-mai-0123456789');
  expect(session).toMatchObject({ token: undefined, accountType: undefined });
  expect(kept()).toEqual(NOTHING);
  expect(context.close).not.toHaveBeenCalled();
  answer(member({ type: 41 }));
  await signedIn;
  expect(session).toMatchObject({ token: 'token-of-mai-0123456789', accountType: 41, account: 'mai' });
  expect(kept()).toEqual(['token-of-mai-0123456789', 'mai', 'Mai', '7', '41', 'mai', null]);
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(context.notify).not.toHaveBeenCalled();
  expect(calls.filter(({ name }) => name === INFO)).toHaveLength(1);
});

test.each([
  ['nothing', {}],
  ['an empty token', { token: '' }],
  ['a token of null', { token: null, member: member() }],
  ['a token that no header carries', { token: 'a\nb', member: member() }],
  ['null', null],
  ['a list', []],
])('[4.02] a login that brings %s fails, and logs nobody in', async (_, value) => {
  stubPlatform({ [CHALLENGE]: botChallenge, [KEY]: publicKey, [LOGIN]: value, [INFO]: member() });
  const context = testContext(emptyBrand);
  const error = await signIn(login, context).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ kind: 'shape' });
  expect(refusalKey(error)).toBe('engine.actionFailed');
  expect(session.token).toBeUndefined();
  expect(kept()).toEqual(NOTHING);
  expect(context.close).not.toHaveBeenCalled();
});

test('[4.02] a token that the platform does not know logs nobody in', async () => {
  stubPlatform({
    [CHALLENGE]: botChallenge,
    [KEY]: publicKey,
    [LOGIN]: anonymous,
    [INFO]: new Refused(401, 'not_logged_in'),
  });
  const context = testContext(emptyBrand);
  await expect(signIn(login, context)).rejects.toMatchObject({ kind: 'shape' });
  expect(session.token).toBeUndefined();
  expect(kept()).toEqual(NOTHING);
  expect(context.close).not.toHaveBeenCalled();
});

test.each([
  ['fails', new Refused(500, 'failed')],
  ['does not get through', new TypeError('Failed to fetch')],
  ['says nothing', {}],
])(
  '[4.01] where member info %s the token alone logs in, and member info is asked for again',
  async (_, info) => {
    stubPlatform({ [CHALLENGE]: botChallenge, [KEY]: publicKey, [LOGIN]: anonymous, [INFO]: info });
    const context = testContext(emptyBrand);
    await signIn(login, context);
    expect(session).toMatchObject({ token: 'token-of-mai-0123456789', username: 'mai', member: undefined });
    expect(kept()).toEqual(['token-of-mai-0123456789', null, null, null, null, 'mai', null]);
    expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
    stubPlatform({ [INFO]: member({ type: 4 }) });
    await loadMember('EN');
    expect(session).toMatchObject({ accountType: 4, account: 'mai' });
    expect(tabStorage().getItem('isAgent')).toBe('4');
  },
);

test('[4.06] free play that brings a token alone enters like a login', async () => {
  stubPlatform({ [KEY]: publicKey, [FREE_PLAY]: anonymous, [INFO]: member({ type: 4, account: 'trial1' }) });
  await startFreePlay(testContext(emptyBrand));
  expect(session).toMatchObject({ accountType: 4, account: 'trial1', passwordExpired: false });
});

test('[4.05] a login is sealed with the proof of a bot check, and nobody but the platform can read it', async () => {
  const calls = stubPlatform({ [CHALLENGE]: botChallenge, [KEY]: publicKey, [LOGIN]: loginResult() });
  await signIn(login, testContext(emptyBrand));
  const sent = calls.find(({ name }) => name === LOGIN);
  expect(sent?.headers.get('content-type')).toBe('application/jose');
  expect(JSON.parse(await open(sent?.body ?? ''))).toEqual({
    ...login,
    verification: { challengeId: 'challenge-of-the-test', solution: '0' },
  });
});

test('[4.02] who logs in for the first time is welcomed', async () => {
  stubPlatform({
    [CHALLENGE]: botChallenge,
    [KEY]: publicKey,
    [LOGIN]: loginResult({ firstTimeLogin: true }),
  });
  const context = testContext(emptyBrand);
  await signIn(login, context);
  expect(context.notify).toHaveBeenCalledExactlyOnceWith('session.firstLogin');
});

test('a refused login changes nothing, and says why', async () => {
  stubPlatform({
    [CHALLENGE]: botChallenge,
    [KEY]: publicKey,
    [LOGIN]: new Refused(401, 'wrong_credentials'),
  });
  const context = testContext(emptyBrand);
  await expect(signIn(login, context)).rejects.toMatchObject({ kind: 'refused', code: 'wrong_credentials' });
  expect(session.token).toBeUndefined();
  expect(context.close).not.toHaveBeenCalled();
  expect(context.open).not.toHaveBeenCalled();
});

test('member info that comes late is not shown to who logged in meanwhile', async () => {
  let answer: (value: unknown) => void = () => {};
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  stubPlatform({ [CHALLENGE]: botChallenge, [KEY]: publicKey, [LOGIN]: loginResult(), [INFO]: late });
  await signIn(login, testContext(emptyBrand));
  endSession(tenant);
  answer(member());
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.member).toBeUndefined();
});

test('[4.06] [7.02] free play proves that it can seal a nonce read backwards, and enters like a login', async () => {
  const trial = loginResult({ firstTimeLogin: true, member: member({ type: 4, account: 'trial1' }) });
  const calls = stubPlatform({ [KEY]: publicKey, [FREE_PLAY]: trial });
  const context = testContext(emptyBrand);
  await Promise.all([startFreePlay(context), startFreePlay(context)]);
  const sent = calls.filter(({ name }) => name === FREE_PLAY);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('x-gateway-version')).toBe('3');
  const { nonce, proof, ...rest } = JSON.parse(sent[0]?.body ?? '');
  expect(rest).toEqual({ os: 'Linux', platform: 'W' });
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(await open(proof)).toBe([...nonce].reverse().join(''));
  expect(session).toMatchObject({ accountType: 4, username: 'trial1', passwordExpired: false });
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(context.notify).not.toHaveBeenCalled();
});

test('[4.07] logging out asks, tells the platform with the token, forgets the session and goes home', async () => {
  startSession(loginResult());
  hideBalance();
  const calls = stubPlatform({ [LOGOUT]: null });
  const context = testContext(emptyBrand);
  await signOut(context);
  expect(context.confirm).toHaveBeenCalledOnce();
  expect(calls.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
    [LOGOUT, 'Bearer token-of-mai-0123456789'],
  ]);
  expect(session.token).toBeUndefined();
  expect(balanceVisibility.hidden).toBe(false);
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(context.notify).not.toHaveBeenCalled();
});

test('[4.07] who logs out leaves nothing of what was looked for and played to the next at this device', async () => {
  startSession(loginResult());
  noteSearch('tiger');
  notePlayed({ vassalage: 'PG', gameType: 'RNG', nodeId: 1, name: 'Tiger' });
  expect(readLastUsed()).toMatchObject({ searches: ['tiger'], played: [{ name: 'Tiger' }] });
  stubPlatform({ [LOGOUT]: null });
  await signOut(testContext(emptyBrand));
  const nothing = { searches: [], played: [] };
  expect(lastUsed.now).toEqual(nothing);
  expect(readLastUsed()).toEqual(nothing);
});

test('[4.07] who says no stays logged in', async () => {
  startSession(loginResult());
  const calls = stubPlatform({});
  const context = testContext(emptyBrand, { sure: false });
  await signOut(context);
  expect(session.token).toBeDefined();
  expect(calls).toEqual([]);
  expect(context.navigate).not.toHaveBeenCalled();
});

test.each([
  ['cannot be reached', new TypeError('Failed to fetch'), [['session.signedOutHere', 'error']]],
  ['fails', new Refused(500, 'failed'), [['session.signedOutHere', 'error']]],
  ['has ended the session already', new Refused(401, 'not_logged_in'), []],
])('[4.07] the visitor is logged out here when the platform %s', async (_, answer, notices) => {
  startSession(loginResult());
  stubPlatform({ [LOGOUT]: answer });
  const context = testContext(emptyBrand);
  await signOut(context);
  expect(session.token).toBeUndefined();
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(context.notify.mock.calls).toEqual(notices);
  expect(context.open).not.toHaveBeenCalled();
});

test('a member’s language goes to the platform, a visitor’s does not', async () => {
  const calls = stubPlatform({ 'PUT /wps/member/language': null, [INFO]: member({ nickname: 'Mai' }) });
  await followLanguage('VI');
  expect(calls).toEqual([]);
  startSession(loginResult());
  await followLanguage('VI');
  expect(calls.map(({ name, url, body }) => [name, url.split('?')[1], body])).toEqual([
    ['PUT /wps/member/language', undefined, '{"language":"VI"}'],
    [INFO, 'language=VI', undefined],
  ]);
});

test('a language that the platform does not take is told to the console, without the token', async () => {
  startSession(loginResult());
  stubPlatform({ 'PUT /wps/member/language': new Refused(500, 'failed') });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await followLanguage('VI');
  expect(warn).toHaveBeenCalledOnce();
  const [, error] = warn.mock.calls[0] ?? [];
  expect(error).toBeInstanceOf(CallError);
  expect(String(error)).not.toContain('token-of-mai');
});
