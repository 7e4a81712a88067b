import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginResult, stubPlatform, tenant } from '#client/testing.ts';
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

test('[3.01] member info needs no field, and what is wrong in the rest is left out', async () => {
  stubPlatform({ [INFO]: { id: '7', account: 'mai' } });
  await loadMember('EN');
  expect(session.member).toEqual({ id: '7', account: 'mai' });
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

const INFO_FIELDS = { id: 'm-1', account: 'mai', nickname: 'Mai', type: '1', toUpline: true };

test.each([[{}], [[]], [null], [-1.5]])('[3.01] a field that is %j takes no other along', async (strange) => {
  for (const field of Object.keys(INFO_FIELDS)) {
    startSession(loginResult());
    stubPlatform({ [INFO]: { ...INFO_FIELDS, [field]: strange } });
    await loadMember('EN');
    const { [field]: _, ...rest } = { ...INFO_FIELDS, type: 1 } as Record<string, unknown>;
    expect([field, session.member]).toEqual([field, expect.objectContaining(rest)]);
    expect([field, session.account]).toEqual([
      field,
      field === 'account' && strange === -1.5 ? '-1.5' : 'mai',
    ]);
    expect([field, audience()]).toEqual([field, field === 'type' ? 'member' : 'agent']);
  }
});

test.each([[{}], [[]], [null], ['mai']])(
  '%j is no member info, and who is signed in stays',
  async (value) => {
    stubPlatform({ [INFO]: value });
    await expect(loadMember('EN')).rejects.toMatchObject({ kind: 'shape' });
    expect(session.account).toBe('mai');
  },
);
