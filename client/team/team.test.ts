import { afterEach, expect, test, vi } from 'vitest';
import { ciphers } from '#client/calls/cipher.ts';
import { connection } from '#client/calls/connection.ts';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, Refused, stubPlatform, tenant } from '#client/testing.ts';
import { compareFigures } from './compare-figures.ts';
import { openTeamMember } from './open-team-member.ts';

afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

test.each([
  ['120.00', '100.00', { change: 'more', share: 0.2 }],
  ['80.00', '100.00', { change: 'less', share: 0.2 }],
  ['100.0', '100.00', { change: 'same' }],
  [3, 0, { change: 'new' }],
  ['-5.00', '0.00', { change: 'less' }],
  ['-50.00', '-100.00', { change: 'more', amount: '50.00' }],
  ['-433.50', '-60.80', { change: 'less', amount: '372.70' }],
  ['-20', '100.5', { change: 'less', amount: '120.5' }],
  ['-0.05', '-0.1', { change: 'more', amount: '0.05' }],
  ['-90071992547409931.07', '1.00', { change: 'less', amount: '90071992547409932.07' }],
  ['90071992547409931.07', '90071992547409931.06', { change: 'more', share: 0 }],
])('[2.36] %s after %s', (now, before, want) => {
  expect(compareFigures(now, before)).toEqual(want);
});

test('[2.36] an account with another password is another account, whatever became of the first', async () => {
  connection.cipher = ciphers.none;
  startSession(loginResult());
  const calls = stubPlatform({ 'PUT /wps/agent/team/member': new Refused(500, 'failed') });
  const what = { username: 'binh01', password: 'first-secret', kind: 'MEMBER', rebateRate: '1.00' } as const;
  for (const password of [what.password, what.password, 'second-secret']) {
    await expect(openTeamMember({ ...what, password })).rejects.toThrow();
  }
  const [first, again, other] = calls.map(({ body }) => JSON.parse(body ?? '').idempotencyKey);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
