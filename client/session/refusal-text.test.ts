import { CallError } from '@liveryjs/engine/kit/plain';
import { expect, test } from 'vitest';
import { refusalText } from './refusal-text.ts';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ');
const limited = (retryAfter?: number) =>
  new CallError('http', '', { status: 429, code: 'too_many_requests', retryAfter });

test.each([
  ['a limit of 61 seconds', limited(61), 'session.wait 2'],
  ['a limit that is nearly over', limited(0), 'session.wait 1'],
  ['a limit without an end', limited(), 'session.tooManyRequests'],
  ['a known refusal', new CallError('refused', '', { code: 'module_off' }), 'session.unavailable'],
  [
    'the platform’s own words, as text beside those of the portal',
    new CallError('refused', '', { code: 'closed_today', serverMessage: '<b>Closed</b> today.' }),
    'session.platformSays <b>Closed</b> today.',
  ],
  [
    'a session that is over, which the login that opens says',
    new CallError('refused', '', {
      status: 401,
      code: 'not_logged_in',
      serverMessage: 'Your session has ended.',
    }),
    undefined,
  ],
  ['a failing platform', new CallError('http', '', { status: 500 }), 'engine.actionFailed'],
])('%s', (_, error, want) => {
  expect(refusalText(error, t)).toBe(want);
});

test('the words of the call that was made come first', () => {
  const error = new CallError('refused', '', { code: 'sold_out', serverMessage: 'Gone.' });
  expect(refusalText(error, t, { sold_out: 'points.soldOut' })).toBe('points.soldOut');
  expect(refusalText(error, t, () => 'session.captchaWrong')).toBe('session.captchaWrong');
});
