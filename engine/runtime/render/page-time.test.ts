import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heedServerTime, pageTime } from './page-time.ts';

const NOON = Date.UTC(2027, 0, 31, 12);
const HOUR = 3_600_000;
const serverSays = (time: number) => heedServerTime(new Date(time).toUTCString());

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterEach(() => {
  serverSays(Date.now());
  vi.useRealTimers();
});

test('a device whose clock is wrong has the time of the server, and goes on from there', () => {
  serverSays(NOON - 26 * HOUR);
  expect(pageTime()).toBe(NOON - 26 * HOUR);
  vi.setSystemTime(NOON + 5000);
  expect(pageTime()).toBe(NOON - 26 * HOUR + 5000);
  // Somebody puts the device's clock right.
  vi.setSystemTime(NOON - 26 * HOUR);
  serverSays(NOON - 26 * HOUR);
  expect(pageTime()).toBe(NOON - 26 * HOUR);
});

test('a clock that is right to a few minutes is left alone, and so is what is no date', () => {
  serverSays(NOON - 170_000);
  expect(pageTime()).toBe(NOON);
  serverSays(NOON + HOUR);
  for (const date of [null, '', 'yesterday']) heedServerTime(date);
  // The header has whole seconds: nothing jumps with each answer.
  serverSays(NOON + HOUR + 2000);
  expect(pageTime()).toBe(NOON + HOUR);
});
