import { expect, test } from 'vitest';
import { CallError } from '#engine/kit/call-error.ts';
import { pauseAfter, retryPause, swrDefaults } from './swr-defaults.ts';

test('pauses between retries double, are capped, and are spread over their second half', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 9, 2000].map((count) => retryPause(count, 1))).toEqual([
    1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000, 60000,
  ]);
  expect(retryPause(3, 0)).toBe(2000);
  expect(retryPause(3, 0.5)).toBe(3000);
});

test.each([
  ['nothing', new CallError('network', ''), 500],
  ['a shorter pause than the page makes', new CallError('http', '', { status: 503, retryAfter: 0 }), 500],
  ['two seconds', new CallError('http', '', { status: 429, retryAfter: 2 }), 2000],
  ['a day', new CallError('http', '', { status: 503, retryAfter: 86_400 }), 3_600_000],
])('the pause after a platform that asked for %s', (_, error, want) => {
  expect(pauseAfter(error, 1, 0)).toBe(want);
});

test.each([
  ['the network failed', new CallError('network', ''), true],
  ['no answer in time', new CallError('timeout', ''), true],
  ['the platform broke', new CallError('http', '', { status: 500 }), true],
  ['too many requests', new CallError('http', '', { status: 429 }), true],
  ['the request was wrong', new CallError('http', '', { status: 404 }), false],
  ['the platform said no', new CallError('refused', '', { status: 200 }), false],
  ['an unknown error', new Error(), true],
])('whether to try again: %s', (_, error, want) => {
  const { shouldRetryOnError } = swrDefaults;
  expect(typeof shouldRetryOnError === 'function' && shouldRetryOnError(error)).toBe(want);
});
