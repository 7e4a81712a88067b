import { expect, test } from 'vitest';
import { CallError } from '#engine/kit/call-error.ts';
import { retryPause, swrDefaults } from './swr-defaults.ts';

test('pauses between retries double, are capped, and are spread over their second half', () => {
  expect([1, 2, 3, 4, 5, 9].map((count) => retryPause(count, 1))).toEqual([
    1000, 2000, 4000, 8000, 15000, 15000,
  ]);
  expect(retryPause(3, 0)).toBe(2000);
  expect(retryPause(3, 0.5)).toBe(3000);
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
