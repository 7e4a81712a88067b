import { tabStorage } from '@liveryjs/engine/kit/plain';
import { beforeEach, expect, test } from 'vitest';
import { loginResult, member, tenant } from '#client/testing.ts';
import { endSession, keepMember, restoreSession, session, startSession } from './session.ts';

const storage = tabStorage();
const names = 'token account nickname customerId isAgent merchant platform cpw username'.split(' ');
const stored = () => Object.fromEntries(names.map((name) => [name, storage.getItem(name)]));
const nobody = Object.fromEntries(names.map((name) => [name, null]));

beforeEach(() => {
  storage.clear();
  restoreSession(tenant);
});

test('[3.03] a visitor’s tab remembers only whose portal it shows', () => {
  expect(stored()).toEqual({ ...nobody, merchant: 'test', platform: 'web' });
});

test('[3.03] the tab remembers a session under the names of the specification', () => {
  startSession(loginResult({ passwordExpired: true }), 'mai@example.com');
  expect(stored()).toEqual({
    token: 'token-of-mai-0123456789',
    account: 'mai',
    nickname: 'Mai',
    customerId: '7',
    isAgent: '0',
    merchant: 'test',
    platform: 'web',
    cpw: '1',
    username: 'mai@example.com',
  });
});

test('[3.03] the next page of the tab finds the session, and member info is not known yet', () => {
  startSession(loginResult({ member: member({ type: 41 }) }), 'mai');
  const { number, member: _, ...rest } = session;
  restoreSession(tenant);
  expect(session).toEqual({ ...rest, number: number + 1, member: undefined });
});

test.each([
  ['42', 42],
  [null, undefined],
  ['', undefined],
  ['agent', undefined],
])('[3.03] the account type %j in session storage is %j', (text, want) => {
  storage.setItem('token', 'secret');
  if (text !== null) storage.setItem('isAgent', text);
  restoreSession(tenant);
  expect(session).toMatchObject({ token: 'secret', accountType: want });
});

test('[3.03] a login that brings a token alone keeps nothing of the one before', () => {
  startSession(loginResult());
  startSession({ token: 'token-of-tomas-0123456789' });
  expect(stored()).toMatchObject({
    token: 'token-of-tomas-0123456789',
    ...Object.fromEntries(
      ['account', 'nickname', 'customerId', 'isAgent', 'username'].map((name) => [name, null]),
    ),
  });
  const emptySession = { account: undefined, nickname: undefined, customerId: undefined, member: undefined };
  expect(session).toMatchObject(emptySession);
});

test('[4.06] a login with a password that is in order clears the mark of the one before', () => {
  startSession(loginResult({ passwordExpired: true }));
  startSession(loginResult());
  expect(stored()).toMatchObject({ cpw: null, username: 'mai' });
  expect(session.passwordExpired).toBe(false);
});

test('[4.07] the end of a session clears the tab’s storage but for the merchant, and forgets the member', () => {
  startSession(loginResult());
  storage.setItem('gameUrl', 'https://games.example/1');
  endSession(tenant);
  expect(stored()).toEqual({ ...nobody, merchant: 'test', platform: 'web' });
  expect(storage.getItem('gameUrl')).toBeNull();
  expect(session).toMatchObject({ token: undefined, accountType: undefined, member: undefined });
});

test('every session has a number of its own, and news of the member leaves it', () => {
  startSession(loginResult());
  const first = session.number;
  keepMember(member({ nickname: 'Mai Anh' }));
  expect(session).toMatchObject({ number: first, nickname: 'Mai Anh' });
  endSession(tenant);
  startSession(loginResult());
  expect(session.number).toBeGreaterThan(first);
});
