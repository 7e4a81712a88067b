import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginResult, stubPlatform, tenant } from '#platform/testing.ts';
import { audienceOf } from './audience-of.ts';
import { loadMember } from './load-member.ts';
import { endSession, session, startSession } from './session.ts';

const INFO = 'GET /wps/member/info';

beforeEach(() => void startSession(loginResult()));
afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

const audience = () => audienceOf(session, tenant.accountTypes);

test.each([
  ['1', 'agent'],
  [41, 'agent'],
  ['4', 'trial'],
  ['0', 'member'],
  [undefined, 'member'],
  ['agent', 'member'],
])('[4.01] an account of the type %j counts as %s', async (type, want) => {
  stubPlatform({ [INFO]: { id: 7, account: 'mai', type } });
  await loadMember('EN');
  expect(audience()).toBe(want);
});

test('[3.01] member info needs no more than number and account, and what is wrong in the rest is left out', async () => {
  stubPlatform({ [INFO]: { id: '7', account: 'mai' } });
  await loadMember('EN');
  expect(session.member).toEqual({ id: 7, account: 'mai' });
  expect([session.customerId, session.nickname]).toEqual(['7', undefined]);
  stubPlatform({
    [INFO]: {
      id: 7,
      account: 'mai',
      nickname: {},
      clubLabel: 'Gold',
      memberLabel: ['VIP', 5, {}],
      toUpline: 'yes',
    },
  });
  await loadMember('EN');
  expect(session.member).toEqual({ id: 7, account: 'mai', memberLabel: ['VIP', '5'] });
});

test.each([[{}], [null], [{ id: 7 }], [{ account: 'mai' }]])(
  '%j is no member info, and who is signed in stays',
  async (value) => {
    stubPlatform({ [INFO]: value });
    await expect(loadMember('EN')).rejects.toMatchObject({ kind: 'shape' });
    expect(session.account).toBe('mai');
  },
);
