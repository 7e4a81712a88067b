import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [723, '12:03'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('%s seconds', (seconds, want) => {
  expect(timeLeft(seconds)).toBe(want);
});
