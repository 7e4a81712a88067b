import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#engine/kit/plain.ts';
import { ciphers } from '#platform/client/cipher.ts';
import { connection } from '#platform/client/connection.ts';
import { endSession, session, startSession } from '#platform/session/session.ts';
import { loginResult, stubPlatform, tenant } from '#platform/testing.ts';
import { changeEmail, changeMobile, changeTwoFactor, setPaymentPassword } from './change-security.ts';
import { endDevices } from './end-devices.ts';
import { devicesKey, getDevices } from './get-devices.ts';
import { getProfile, profileKey } from './get-profile.ts';
import { getSecurity, securityKey } from './get-security.ts';
import { saveProfile } from './save-profile.ts';
import { securityRefusal } from './security-refusal.ts';
import { sendAccountCode } from './send-account-code.ts';

beforeEach(() => {
  connection.cipher = ciphers.none;
  startSession(loginResult());
});
afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

const profile = { fields: [], minimumAge: 18 };
const number = { countryDialingCode: '84', mobileNum: '977000111', verificationCode: '123456' };

test.each([
  ['GET /wps/member/profile', () => getProfile(), undefined],
  ['PUT /wps/member/profile', () => saveProfile({ nickname: 'Mai' }), { nickname: 'Mai' }],
  ['GET /wps/member/security', () => getSecurity(), undefined],
  [
    'PUT /wps/member/paymentPassword',
    () => setPaymentPassword({ newPassword: '135790', confirmNewPassword: '135790' }),
    { newPassword: '135790', confirmNewPassword: '135790' },
  ],
  ['PUT /wps/member/mobile', () => changeMobile(number), number],
  [
    'PUT /wps/member/email',
    () => changeEmail({ email: 'a@b.co', verificationCode: '123456' }),
    { email: 'a@b.co', verificationCode: '123456' },
  ],
  ['PUT /wps/member/twoFactor', () => changeTwoFactor({ enabled: false }), { enabled: false }],
  ['DELETE /wps/member/devices', () => endDevices('one'), undefined],
] as const)('%s goes with the token', async (name, call, body) => {
  const calls = stubPlatform({ [name]: profile });
  await call();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${session.token}`);
  expect(calls[0]?.body === undefined ? undefined : JSON.parse(calls[0].body)).toEqual(body);
});

test('one device is named, all others are not', async () => {
  const calls = stubPlatform({ 'DELETE /wps/member/devices': { list: [] } });
  await endDevices('one');
  await endDevices();
  expect(calls.map(({ url }) => url)).toEqual(['/wps/member/devices?id=one', '/wps/member/devices']);
});

test('devices are the list of the answer', async () => {
  stubPlatform({ 'GET /wps/member/devices': { list: [{ id: 'one' }] } });
  expect(await getDevices()).toEqual([{ id: 'one' }]);
});

test('[4.10] a code that was sent says where to, and when another may go', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000);
  stubPlatform({ 'POST /wps/member/security/code': { recipient: 'm•••i@example.com', expiredMinutes: 2 } });
  expect(await sendAccountCode({ purpose: 'TWO_FACTOR', channel: 'EMAIL' })).toEqual({
    recipient: 'm•••i@example.com',
    until: 121_000,
  });
  vi.restoreAllMocks();
});

test('a visitor has none of it', () => {
  endSession(tenant);
  expect([profileKey(session), securityKey(session), devicesKey(session)]).toEqual([null, null, null]);
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
