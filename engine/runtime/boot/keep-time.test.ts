// @vitest-environment jsdom

import type { Boundaries } from '@liveryjs/compiler/plain/times';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortalIntl } from '#engine/i18n/create-portal-intl.ts';
import { emptyBrand } from '#engine/kit/testing.tsx';
import { type AppState, createState } from '#engine/render/app.ts';
import { keepTime, nextBoundary } from './keep-time.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const iso = (instant: number) => new Date(instant).toISOString();
const yearly = (moment: string, timeZone: string): Boundaries => ({
  at: [],
  zones: [],
  yearly: [{ at: moment, timeZone }],
});
const days = (...zones: string[]): Boundaries => ({ at: [], zones });

test.each<[string, { boundaries: Boundaries; now: string; want: string }]>([
  [
    'the next instant',
    {
      boundaries: { at: [iso(utc('2026-12-01T00:00')), iso(utc('2026-12-02T00:00'))], zones: [] },
      now: '2026-12-01T00:00',
      want: '2026-12-02T00:00',
    },
  ],
  [
    'midnight of the zone',
    { boundaries: days('Asia/Ho_Chi_Minh'), now: '2026-12-01T16:59', want: '2026-12-01T17:00' },
  ],
  [
    'the midnight after it',
    { boundaries: days('Asia/Ho_Chi_Minh'), now: '2026-12-01T17:00', want: '2026-12-02T17:00' },
  ],
  [
    'the sooner of two zones',
    {
      boundaries: days('Asia/Ho_Chi_Minh', 'Asia/Kathmandu'),
      now: '2026-12-01T17:00',
      want: '2026-12-01T18:15',
    },
  ],
  [
    'a day of 23 hours',
    { boundaries: days('Europe/Berlin'), now: '2026-03-28T23:00', want: '2026-03-29T22:00' },
  ],
  [
    'a day of 25 hours',
    { boundaries: days('Europe/Berlin'), now: '2026-10-24T22:00', want: '2026-10-25T23:00' },
  ],
  [
    'a day that begins at one',
    { boundaries: days('Africa/Cairo'), now: '2026-04-23T21:30', want: '2026-04-23T22:00' },
  ],
  [
    'the first day of a season of each year',
    {
      boundaries: yearly('02-06 00:00:00', 'Asia/Ho_Chi_Minh'),
      now: '2026-12-01T00:00',
      want: '2027-02-05T17:00',
    },
  ],
  [
    'a time of day, on a day on which the clocks go forward before it',
    {
      boundaries: yearly('03-28 18:05:00', 'Europe/Berlin'),
      now: '2027-03-27T23:30',
      want: '2027-03-28T16:05',
    },
  ],
  [
    'the same moment of the next year',
    {
      boundaries: yearly('10-25 00:00:00', 'Europe/Berlin'),
      now: '2026-10-24T22:00',
      want: '2027-10-24T22:00',
    },
  ],
  [
    'the new year of a zone that is a day ahead',
    {
      boundaries: yearly('01-01 00:00:00', 'Pacific/Kiritimati'),
      now: '2026-12-31T09:59',
      want: '2026-12-31T10:00',
    },
  ],
  [
    '1 March where there is no 29 February',
    { boundaries: yearly('02-29 18:00:00', 'UTC'), now: '2027-02-01T00:00', want: '2027-03-01T00:00' },
  ],
  [
    '29 February',
    { boundaries: yearly('02-29 18:00:00', 'UTC'), now: '2028-02-01T00:00', want: '2028-02-29T18:00' },
  ],
])('the next boundary is %s', (_, { boundaries, now, want }) => {
  expect(iso(nextBoundary(boundaries, utc(now)))).toBe(iso(utc(want)));
});

test('after the last boundary there is none', () => {
  expect(nextBoundary({ at: [iso(utc('2026-12-01T00:00'))], zones: [] }, utc('2026-12-01T00:00'))).toBe(
    Infinity,
  );
});

let state: AppState;
let stop = () => {};
let isDark = false;

beforeEach(() => {
  vi.useFakeTimers({ now: utc('2026-11-30T23:00') });
  vi.stubGlobal('matchMedia', () => ({ matches: isDark, addEventListener() {}, removeEventListener() {} }));
  state = createState('EN', createPortalIntl({ locale: 'en', brand: 'Test' }, {}));
  document.documentElement.dataset.mode = 'light';
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isDark = false;
  delete document.documentElement.dataset.mode;
});

const from = iso(utc('2026-12-01T00:00'));
const until = iso(utc('2027-03-01T00:00'));

function start(theme: Partial<ResolvedBrand['theme']> = {}) {
  stop = keepTime({ theme: { ...emptyBrand.theme, ...theme } }, { at: [from, until], zones: [] }, state);
}

test('one timer waits for the boundary, also for one that is months away', async () => {
  start();
  expect(state.facts.now).toEqual(['2026-11-30T23:00:00.000Z']);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(state.facts.now).toEqual(['2026-11-30T23:00:00.000Z']);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.facts.now).toEqual([from]);
  await vi.advanceTimersByTimeAsync(Date.parse(until) - Date.now());
  expect(state.facts.now).toEqual([until]);
  expect(vi.getTimerCount()).toBe(1);
});

test.each([
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
])('a page that slept is right when %s', (_, wake) => {
  start();
  vi.setSystemTime(utc('2026-12-01T08:00'));
  wake();
  expect(state.facts.now).toEqual(['2026-12-01T08:00:00.000Z']);
  vi.setSystemTime(utc('2026-12-01T09:00'));
  wake();
  // Nothing has changed in between: nothing is drawn again.
  expect(state.facts.now).toEqual(['2026-12-01T08:00:00.000Z']);
});

test('a clock that is put back counts', () => {
  start();
  vi.setSystemTime(utc('2026-12-01T08:00'));
  window.dispatchEvent(new Event('focus'));
  vi.setSystemTime(utc('2026-11-29T08:00'));
  window.dispatchEvent(new Event('focus'));
  expect(state.facts.now).toEqual(['2026-11-29T08:00:00.000Z']);
});

const modes: ResolvedBrand['theme']['modes'] = [
  { id: 'dark', scheme: 'dark' },
  { id: 'light', scheme: 'light' },
  { id: 'contrast', scheme: 'light' },
  { id: 'tet', scheme: 'light', when: { from, until } },
];
const shown = () => document.documentElement.dataset.mode;

test('the season stands in for the mode of its scheme, and for no other', async () => {
  start({ modes, defaultMode: 'light' });
  expect(shown()).toBe('light');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shown()).toBe('tet');
  state.mode = 'contrast';
  expect(shown()).toBe('contrast');
  state.mode = 'dark';
  expect(shown()).toBe('dark');
  state.mode = 'light';
  expect(shown()).toBe('tet');
  await vi.advanceTimersByTimeAsync(Date.parse(until) - Date.now());
  expect(shown()).toBe('light');
});

test('where the device decides, it goes on to decide', async () => {
  delete document.documentElement.dataset.mode;
  isDark = true;
  start({ modes, defaultMode: 'system' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shown()).toBeUndefined();
  stop();
  isDark = false;
  start({ modes, defaultMode: 'system' });
  expect(shown()).toBe('tet');
});
