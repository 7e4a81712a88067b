import { CallError } from '@liveryjs/engine/kit/plain';
import type { cancelDeposit } from '@liveryjs/schemas/calls/deposits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operatingSystem } from './operating-system.ts';
import { type RefusalKeys, refusalKey } from './refusal-key.ts';
import { signInRefusalKey } from './sign-in-refusal-key.ts';

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

const refused = (code?: string, serverMessage?: string) =>
  new CallError('refused', '', { status: 400, code, serverMessage });

test.each([
  ['replayed', 'session.replayed'],
  ['account_closed', 'session.accountClosed'],
  ['module_off', 'session.unavailable'],
])('[8.03] [6.06] the refusal %s has words of the portal', (code, want) => {
  expect(refusalKey(refused(code, 'Words of the platform.'))).toBe(want);
  expect(signInRefusalKey(refused(code, 'Words of the platform.'))).toBe(want);
});

test.each([
  ['wrong_credentials', 'session.wrongCredentials'],
  ['code_wrong', 'session.codeWrong'],
  ['captcha_required', 'session.captchaRequired'],
  ['captcha_wrong', 'session.captchaWrong'],
  ['verification_required', 'session.verificationRequired'],
  ['verification_wrong', 'session.verificationWrong'],
  ['challenge_over', 'session.challengeOver'],
  ['identity_wrong', 'session.identityWrong'],
  ['member_no_enter', 'session.memberNoEnter'],
  ['error_not_agent', 'session.errorNotAgent'],
])('[8.03] the refusal %s has words of the portal where a visitor signs in', (code, want) => {
  expect(signInRefusalKey(refused(code, 'Words of the platform.'))).toBe(want);
});

test('a captcha that is asked for in a word is asked for where a visitor signs in', () => {
  expect(signInRefusalKey(refused('captcha'))).toBe('session.captchaRequired');
});

test.each([
  ['a known refusal', refused('module_off', 'No.'), 'session.unavailable'],
  [
    'too many attempts',
    new CallError('http', '', { status: 429, code: 'too_many_requests' }),
    'session.tooManyRequests',
  ],
  ['a refusal that only the platform has words for', refused('region_closed', 'Closed today.'), undefined],
  ['a refusal without words', refused('region_closed'), 'engine.actionFailed'],
  ['a failing platform', new CallError('http', '', { status: 500 }), 'engine.actionFailed'],
  ['no answer in time', new CallError('timeout', ''), 'engine.slow'],
  ['a broken connection', new CallError('network', ''), 'engine.networkFailed'],
  ['a mistake of our own', new TypeError('x'), 'engine.actionFailed'],
])('%s', (_, error, want) => {
  expect(refusalKey(error)).toBe(want);
  expect(signInRefusalKey(error)).toBe(want);
});

test('a call has words of its own for its refusals, also for those of any call', () => {
  const keys: RefusalKeys<typeof cancelDeposit> = { deposit_gone: 'deposit.gone', deposit_state: undefined };
  expect(refusalKey(refused('deposit_gone', 'No.'), keys)).toBe('deposit.gone');
  expect(refusalKey(refused('deposit_state', 'No.'), keys)).toBeUndefined();
  expect(refusalKey(refused('module_off'), { module_off: 'rewards.off' })).toBe('rewards.off');
  expect(refusalKey(refused('module_off'), keys)).toBe('session.unavailable');
});

test('the words of a call are for each refusal that the contract names, and for no other', () => {
  // @ts-expect-error The call is refused with deposit_state, too.
  const short: RefusalKeys<typeof cancelDeposit> = { deposit_gone: 'deposit.gone' };
  const long: RefusalKeys<typeof cancelDeposit> = {
    ...short,
    deposit_state: undefined,
    // @ts-expect-error The call is never refused so.
    sold_out: 'points.soldOut',
  };
  expect(Object.keys(long)).toContain('sold_out');
});

test('a visitor without a network is told that', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(refusalKey(new CallError('network', ''))).toBe('session.offline');
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8', 'other'],
])('[4.06] %s runs on %s', (userAgent, want) => {
  expect(operatingSystem(userAgent)).toBe(want);
});
