import { CallError } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { botChallenge, Refused, stubPlatform, testContext } from '#client/testing.ts';
import { IdentityError } from './identity-error.ts';
import { sendCode, sentCode } from './send-code.ts';
import { warnNotSent } from './warn-not-sent.ts';

const CHALLENGE = 'GET /wps/verification/challenge';
const NO_LOGIN = 'POST /wps/verification/sms/noLogin';
const REGISTER = 'POST /wps/verification/sms/register';
const number = { countryDialingCode: '84', mobileNum: '0912345678' };
const answers = {
  [CHALLENGE]: botChallenge,
  [NO_LOGIN]: { expiredMinutes: 2 },
  [REGISTER]: { expirationTime: 5000 },
};
const verification = { challengeId: 'challenge-of-the-test', solution: '0' };

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['login', NO_LOGIN, { ...number, purpose: 'login', verification }],
  ['password', NO_LOGIN, { ...number, purpose: 'password', verification }],
  ['register', REGISTER, { countryDialingCode: '84', mobileNo: '0912345678', verification }],
] as const)(
  '[5.02] a code for a %s is asked for after a bot check, with its proof',
  async (purpose, call, want) => {
    const calls = stubPlatform(answers);
    await sendCode(purpose, number);
    expect(calls.map(({ name }) => name)).toEqual([CHALLENGE, call]);
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual(want);
  },
);

test.each([
  ['minutes', { expiredMinutes: 3 }, 1000 + 3 * 60_000],
  ['a time', { expirationTime: 123_456 }, 123_456],
  ['neither', {}, 1000 + 60_000],
  ['nothing', null, 1000 + 60_000],
  ['a text', 'sent', 1000 + 60_000],
  ['a time in a hundred years', { expirationTime: 4_000_000_000_000 }, 1000 + 3_600_000],
])('[4.10] with %s the pause ends when the platform says, or after a minute', (_, sent, until) => {
  expect(sentCode(sent, 1000)).toEqual({ until });
});

test.each([null, undefined, true, 'OK', {}, { expiredMinutes: null, expirationTime: null }])(
  '[4.10] a code was sent though the answer is %j',
  async (value) => {
    stubPlatform({ ...answers, [NO_LOGIN]: value });
    const now = Date.now();
    const { until } = await sendCode('login', number);
    expect(until - now).toBeGreaterThanOrEqual(60_000);
    expect(until - now).toBeLessThan(70_000);
  },
);

test.each([
  [
    'a refusal, in the platform’s words',
    new CallError('refused', '', { status: 400, code: 'sms_failed', serverMessage: 'No SMS today.' }),
    { text: 'verification.platformSays', values: { message: 'No SMS today.' } },
  ],
  [
    'too many codes, in the platform’s words',
    new CallError('http', '', { status: 429, code: 'too_many_requests', serverMessage: 'Wait a minute.' }),
    { text: 'verification.platformSays', values: { message: 'Wait a minute.' } },
  ],
  [
    'a failing platform, in the portal’s',
    new CallError('http', '', { status: 500, code: 'failed', serverMessage: 'TypeError' }),
    { text: 'engine.actionFailed' },
  ],
  ['a third party, in the portal’s', new IdentityError('quota_exceeded'), { text: 'identity.quotaExceeded' }],
])('[8.01] a warning with one button tells of %s', async (_, error, want) => {
  const context = testContext(emptyBrand);
  await warnNotSent(error, context);
  expect(context.confirm).toHaveBeenCalledExactlyOnceWith({
    title: 'verification.notSent',
    confirm: 'verification.submit',
    cancel: null,
    ...want,
  });
});

test('[8.01] a code that the platform does not send is an error with its words', async () => {
  stubPlatform({ ...answers, [NO_LOGIN]: new Refused(400, 'sms_failed') });
  await expect(sendCode('login', number)).rejects.toMatchObject({
    code: 'sms_failed',
    serverMessage: 'No: sms_failed.',
  });
});
