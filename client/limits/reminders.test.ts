import type { PageStorage } from '@liveryjs/engine/kit/plain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, tenant } from '#client/testing.ts';
import { noteReminder, playedSince, untilReminder } from './reminders.ts';

const MINUTE = 60_000;
const START = 1_000_000;

beforeEach(() => void startSession(loginResult()));
afterEach(() => endSession(tenant));

function storage(): PageStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

test('a reminder is due after each interval, once, and again on a page that was away', () => {
  const tab = storage();
  const after = (minutes: number) => untilReminder(START + minutes * MINUTE, 60, tab) / MINUTE;
  expect(after(0)).toBe(60);
  expect(after(59)).toBe(1);
  expect(after(61)).toBe(0);
  expect(after(150)).toBe(0);
  noteReminder(START + 150 * MINUTE, 60, tab);
  expect(after(150)).toBe(30);
  expect(after(180)).toBe(0);
});

test('a session begins when it is first asked for, and never later than now', () => {
  const tab = storage();
  expect(playedSince(START, tab)).toBe(START);
  expect(playedSince(START + MINUTE, tab)).toBe(START);
  expect(playedSince(START - MINUTE, tab)).toBe(START - MINUTE);
});

test('nothing is remembered of a session that is over', () => {
  const tab = storage();
  endSession(tenant);
  expect(playedSince(START, tab)).toBe(START);
  expect(playedSince(START + MINUTE, tab)).toBe(START + MINUTE);
});
