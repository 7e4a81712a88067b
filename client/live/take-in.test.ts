import { callsOfTopic } from '@liveryjs/schemas/live';
import type { Fixture } from '@liveryjs/schemas/platform';
import { expect, test, vi } from 'vitest';
import { namesOf, takeIn, withStandings } from './take-in.ts';

const fixture = (fixtureId: string, more: Partial<Fixture> = {}): Fixture => ({
  fixtureId,
  vassalage: 'BTI',
  sport: 'FOOTBALL',
  startsAt: '2026-11-21T10:00:00Z',
  state: 'LIVE',
  home: { name: 'Port Calder' },
  away: { name: 'Gannet Bay' },
  ...more,
});

test('a match takes over how it stands, and keeps its names; what it has no more is gone', () => {
  const answer = { fixtures: [fixture('a', { phase: 'HALF', minute: 45 }), fixture('b')], total: 2 };
  const { fixtures, total } = withStandings(answer, [
    { fixtureId: 'a', state: 'LIVE', phase: 'BREAK', score: { home: 1, away: 0 } },
  ]);
  expect(total).toBe(2);
  expect(fixtures).toEqual([fixture('a', { phase: 'BREAK', score: { home: 1, away: 0 } }), fixture('b')]);
  expect(fixtures[1]).toBe(answer.fixtures[1]);
  expect(withStandings(answer, [{ fixtureId: 'c', state: 'LIVE' }])).toBe(answer);
});

test('a balance is put in its place, and what else depends on it is asked anew', () => {
  const [replace, renew] = [vi.fn(), vi.fn()];
  takeIn({ topic: 'balance', data: { balance: { sumBalance: '5.00' } } }, { replace }, renew);
  const [name, change] = replace.mock.calls[0] ?? [];
  expect([name, change({ sumBalance: '4.00' })]).toEqual(['getBalance', { sumBalance: '5.00' }]);
  expect(renew.mock.calls).toEqual([[callsOfTopic.balance.filter((each) => each !== 'getBalance')]]);
});

test('a topic without data has its calls asked anew, and a topic of another portal nothing', () => {
  const [replace, renew] = [vi.fn(), vi.fn()];
  takeIn({ topic: 'odds', data: {} }, { replace }, renew);
  takeIn({ topic: 'weather', data: {} }, { replace }, renew);
  takeIn({ topic: 'toString', data: {} }, { replace }, renew);
  expect(renew.mock.calls).toEqual([[['getFixtures']]]);
  expect(replace).not.toHaveBeenCalled();
  expect(namesOf(['status'])).toEqual(['livery:status']);
});
