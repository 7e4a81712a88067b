import { CallError } from '@liveryjs/engine/kit/plain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ciphers } from '#client/calls/cipher.ts';
import { connection } from '#client/calls/connection.ts';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, stubPlatform, tenant } from '#client/testing.ts';
import { askForCode } from './ask-for-code.ts';
import { securityRefusal } from './security-refusal.ts';

beforeEach(() => {
  connection.cipher = ciphers.none;
  startSession(loginResult());
});
afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

test('[4.10] a code that was sent says where to, and when another may go', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000);
  stubPlatform({ 'POST /wps/member/security/code': { recipient: 'm•••i@example.com', expiredMinutes: 2 } });
  expect(await askForCode({ purpose: 'TWO_FACTOR', channel: 'EMAIL' })).toEqual({
    recipient: 'm•••i@example.com',
    until: 121_000,
  });
  vi.restoreAllMocks();
});

test.each([
  ['code_wrong', [{ at: 'body/oldCode', message: '' }], 'oldCode', 'session.codeWrong'],
  ['code_wrong', [], undefined, 'session.codeWrong'],
  ['mobile_taken', [], 'mobileNum', 'security.taken'],
  ['wrong_password', [{ at: 'body/password', message: '' }], 'password', 'security.wrongPassword'],
])('%s %j is said of %s', (code, details, field, key) => {
  const error = new CallError('refused', '', { status: 403, code, details });
  const fields = ['mobileNum', 'oldCode', 'password'] as const;
  expect(securityRefusal(error, fields, { mobile_taken: 'mobileNum' })).toEqual({ field, key });
});

test('other refusals are said as everywhere', () => {
  const error = new CallError('refused', '', { status: 429, code: 'too_many_requests' });
  expect([securityRefusal(error, []), securityRefusal(new Error('x'), [])]).toEqual([undefined, undefined]);
});
