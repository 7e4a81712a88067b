import { expect, test } from 'vitest';
import { spoken, untilNext } from './play-reminder.model.ts';

const MINUTE = 60_000;

test.each([
  [0, 60],
  [59, 1],
  [60, 60],
  [61, 59],
  [125, 55],
])('after %i minutes it is %i to the next hour', (after, left) => {
  expect(untilNext(1000, 1000 + after * MINUTE, 60)).toBe(left * MINUTE);
});

test.each([
  [60, 'en', '1 hour'],
  [65, 'en', '1 hour 5 minutes'],
  [45, 'vi', '45 phút'],
  [120, 'en', '2 hours'],
])('%i minutes in %s are %s', (minutes, locale, text) => {
  expect(spoken(minutes * MINUTE, locale)).toBe(text);
});
