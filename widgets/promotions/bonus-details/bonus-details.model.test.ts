import { expect, test } from 'vitest';
import { daysLeft, readAddress, share, toGo } from './bonus-details.model.ts';

test.each([
  ['2026-12-21T10:00:00Z', 30],
  ['2026-11-21T10:00:01Z', 1],
  ['2026-11-21T10:00:00Z', 0],
  ['2026-11-01T00:00:00Z', 0],
])('a bonus until %s has %i days', (expiresAt, want) => {
  expect(daysLeft({ expiresAt }, Date.parse('2026-11-21T10:00:00Z'))).toBe(want);
});

test('what is left is exact, and only all of it is a hundred percent', () => {
  const bonus = { wager: '240.00', wagered: '239.99' };
  expect([toGo(bonus), share(bonus), share({ ...bonus, wagered: '240.00' })]).toEqual(['0.01', 99, 100]);
});

test('an address that nobody can mean counts as nothing', () => {
  expect(readAddress(new URLSearchParams('?bonusStatus=constructor&bonusPage=-1'))).toEqual({
    status: undefined,
    page: 1,
  });
});
