import { expect, test } from 'vitest';
import { boundsBefore, boundsOf, dayText, type Period, readPeriod } from './period.ts';

/** A Thursday afternoon, on the clock of wherever this runs. */
const now = new Date(2026, 2, 5, 15, 30);
const days = (period: Partial<Period>) => {
  const bounds = boundsOf({ name: 'custom', from: '', to: '', ...period }, now);
  return bounds && [dayText(bounds.from), dayText(bounds.to), bounds.from.getHours(), bounds.to.getHours()];
};

test.each<[Period['name'], string, string]>([
  ['today', '2026-03-05', '2026-03-06'],
  ['yesterday', '2026-03-04', '2026-03-05'],
  ['week', '2026-02-27', '2026-03-06'],
  ['month', '2026-02-04', '2026-03-06'],
])('%s is from the start of its first day to the start of the day after its last', (name, from, to) => {
  expect(days({ name })).toEqual([from, to, 0, 0]);
});

test.each<[string, string, string, ReturnType<typeof days>]>([
  ['one day', '2024-02-29', '2024-02-29', ['2024-02-29', '2024-03-01', 0, 0]],
  ['the days of a year’s end', '2025-12-30', '2026-01-01', ['2025-12-30', '2026-01-02', 0, 0]],
  ['the last before the first', '2026-03-02', '2026-03-01', undefined],
  ['no first day', '', '2026-03-01', undefined],
  ['a day that is none', '2026-02-30', '2026-03-01', undefined],
  ['another way to write days', '1/2/2026', '2026-03-01', undefined],
])('days that somebody chose: %s', (_, from, to, want) => {
  expect(days({ from, to })).toEqual(want);
});

test.each<[Period['name'], string, string]>([
  ['today', '2026-03-04', '2026-03-05'],
  ['week', '2026-02-20', '2026-02-27'],
  ['month', '2026-01-05', '2026-02-04'],
])('before %s come as many days as it has', (name, from, to) => {
  const before = boundsBefore(boundsOf({ name, from: '', to: '' }, now) ?? { from: now, to: now });
  expect([dayText(before.from), dayText(before.to)]).toEqual([from, to]);
});

test('an address that says nothing, or something else, is the week', () => {
  const read = (query: string) => {
    const params = new URLSearchParams(query);
    return readPeriod((name) => params.get(name));
  };
  expect(read('')).toEqual({ name: 'week', from: '', to: '' });
  expect(read('period=ever')).toEqual({ name: 'week', from: '', to: '' });
  expect(read('period=custom&from=2026-03-01')).toEqual({ name: 'custom', from: '2026-03-01', to: '' });
});
