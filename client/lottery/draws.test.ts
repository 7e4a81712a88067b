// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, stubPlatform } from '#client/testing.ts';
import { draws, followAllDraws, followDraw, localTime, lookAgain } from './draws.ts';
import { drawAt } from './testing.ts';

const CURRENT = 'GET /lotto/lgw/games/current';
const ALL = 'GET /lotto/lgw/games/draws';
/** Five minutes behind the platform. */
const NOW = Date.parse(drawAt().serverTime) - 300_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  draws.byGame = {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const followed = () => draws.byGame.FIVE;

test('a draw is asked for once for all who follow it, and its times are told by this device’s clock', async () => {
  const calls = stubPlatform({ [CURRENT]: drawAt() });
  const ends = [followDraw('FIVE'), followDraw('FIVE')];
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.map(({ url }) => url)).toEqual(['/lotto/lgw/games/current?gameCode=FIVE']);
  const { draw, ahead } = followed() ?? {};
  expect(draw?.current.numero).toBe('20261121-0741');
  expect(localTime(draw?.current.closesAt ?? '', { ahead: ahead ?? 0 }) - Date.now()).toBe(50_000);
  for (const end of ends) end();
});

test('it is asked for again when it changes by the platform’s clock, at the latest after half a minute', async () => {
  const answers: Record<string, unknown> = { [CURRENT]: drawAt() };
  const calls = stubPlatform(answers);
  const end = followDraw('FIVE');
  await vi.advanceTimersByTimeAsync(29_999);
  expect(calls).toHaveLength(1);
  const { current } = drawAt();
  answers[CURRENT] = drawAt({ serverTime: new Date(Date.parse(current.closesAt) - 5000).toISOString() });
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  answers[CURRENT] = drawAt({}, 741);
  await vi.advanceTimersByTimeAsync(5300);
  expect(calls).toHaveLength(3);
  expect(followed()?.draw?.last.numero).toBe('20261121-0741');
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls).toHaveLength(3);
});

test('a failure shows while nothing is known; later ones leave what shows, and are tried again', async () => {
  const answers: Record<string, unknown> = { [CURRENT]: new Refused(500, 'internal') };
  const calls = stubPlatform(answers);
  const end = followDraw('FIVE');
  await vi.advanceTimersByTimeAsync(0);
  expect(followed()?.failure).toBe('engine.loadFailed');
  answers[CURRENT] = drawAt();
  lookAgain('FIVE');
  await vi.advanceTimersByTimeAsync(0);
  expect(followed()).toMatchObject({ failure: undefined, draw: { gameCode: 'FIVE' } });
  answers[CURRENT] = new Refused(500, 'internal');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(followed()).toMatchObject({ failure: undefined, draw: { gameCode: 'FIVE' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(4);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toHaveLength(5);
  end();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toHaveLength(5);
});

test('all lotteries are asked for in one call, again when the first of them changes, and not where the platform lacks it', async () => {
  const answers: Record<string, unknown> = { [ALL]: [drawAt(), drawAt({ gameCode: 'SIX45' }, 745)] };
  const calls = stubPlatform(answers);
  const end = followAllDraws();
  await vi.advanceTimersByTimeAsync(0);
  expect(Object.keys(draws.byGame)).toEqual(['FIVE', 'SIX45']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toHaveLength(2);
  answers[ALL] = new Refused(404, 'not_found');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toHaveLength(3);
  expect(followed()).toMatchObject({ failure: undefined, draw: { gameCode: 'FIVE' } });
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls).toHaveLength(3);
});
