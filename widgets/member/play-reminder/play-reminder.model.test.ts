import { expect, test } from 'vitest';
import { spoken } from './play-reminder.model.ts';

const MINUTE = 60_000;

test.each([
  [60, 'en', '1 hour'],
  [65, 'en', '1 hour, 5 minutes'],
  [45, 'vi', '45 phút'],
  [120, 'en', '2 hours'],
])('%i minutes in %s are %s', (minutes, locale, text) => {
  expect(spoken(minutes * MINUTE, locale)).toBe(text);
});
