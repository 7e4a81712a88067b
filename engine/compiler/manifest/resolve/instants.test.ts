import { expect, test } from 'vitest';
import { isMoment } from '#compiler/manifest/moment.ts';
import { boundariesOf, instantOf, isTimeZone, withInstants } from './instants.ts';

test.each([
  ['a date begins with its first moment', '2026-12-01', 'Asia/Ho_Chi_Minh', '2026-11-30T17:00:00.000Z'],
  ['a time of the zone', '2026-12-01T18:30', 'America/New_York', '2026-12-01T23:30:00.000Z'],
  ['the same in summer', '2026-07-01T18:30', 'America/New_York', '2026-07-01T22:30:00.000Z'],
  ['with seconds', '2026-12-01T18:30:15', 'UTC', '2026-12-01T18:30:15.000Z'],
  ['a time that says its zone', '2026-12-01T18:30+07:00', 'America/New_York', '2026-12-01T11:30:00.000Z'],
  ['a time of UTC', '2026-12-01T18:30Z', 'America/New_York', '2026-12-01T18:30:00.000Z'],
  ['the day that clocks go forward', '2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['the day after', '2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['a time that they leave out', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['the day that clocks go back', '2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['the day after that', '2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['a time that they show twice', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['a day without a midnight', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['a zone with a quarter of an hour', '2026-12-01', 'Asia/Kathmandu', '2026-11-30T18:15:00.000Z'],
])('%s', (_, text, zone, want) => {
  expect(new Date(instantOf(text, zone)).toISOString()).toBe(want);
});

test.each([
  ['2026-12-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-12-01T24:00', false],
  ['2026-12-01 18:00', false],
  ['2026-12-01T18:00+20:00', false],
  ['1 December 2026', false],
])('%s is a moment: %s', (text, want) => {
  expect(isMoment(text)).toBe(want);
});

test.each([
  ['Asia/Ho_Chi_Minh', true],
  ['UTC', true],
  ['Asia/Hanoi', false],
  ['+07:00', false],
  ['', false],
])('%j is a time zone: %s', (text, want) => {
  expect(isTimeZone(text)).toBe(want);
});

test('a resolved condition has instants, and a zone only where days need one', () => {
  const brandZone = 'Asia/Ho_Chi_Minh';
  expect(withInstants({ from: '2026-12-01', features: ['a'] }, { timeZone: brandZone })).toEqual({
    from: '2026-11-30T17:00:00.000Z',
    features: ['a'],
  });
  expect(withInstants({ not: { until: '2026-12-01', timeZone: 'UTC' } }, { timeZone: brandZone })).toEqual({
    not: { until: '2026-12-01T00:00:00.000Z' },
  });
  expect(withInstants({ days: ['friday'] }, { timeZone: brandZone })).toEqual({
    days: ['friday'],
    timeZone: brandZone,
  });
  const timeless = { features: ['a'], not: { languages: ['EN'] } };
  expect(withInstants(timeless, { timeZone: brandZone })).toBe(timeless);
});

test('what is of a wrong shape stays as it is', () => {
  expect(withInstants({ from: 'soon', timeZone: 'Asia/Hanoi', days: [1] }, { timeZone: 'UTC' })).toEqual({
    from: 'soon',
    days: [1],
    timeZone: 'UTC',
  });
});

test('boundaries are each named once, in their order, also those below not', () => {
  const from = '2026-12-01T00:00:00.000Z';
  const until = '2027-01-01T00:00:00.000Z';
  expect(
    boundariesOf([{ until, from }, { not: { from } }, { days: ['monday'], timeZone: 'Europe/Berlin' }]),
  ).toEqual({ at: [from, until], zones: ['Europe/Berlin'] });
});
