import type { Condition } from '@liveryjs/schemas/brand';

type Weekday = NonNullable<Condition['days']>[number];

/** The instants that a page needs to look at the clock no oftener than it must. */
export interface Boundaries {
  /** Instants, as ISO texts of UTC, at which a condition begins or ends, in their order. */
  readonly at: readonly string[];
  /** Time zones whose days decide. */
  readonly zones: readonly string[];
  /** Moments of each year that decide. Missing for none. */
  readonly yearly?: readonly { readonly at: string; readonly timeZone: string }[];
}

/**
 * A season that comes each year, as resolved conditions hold it: moments of the year such as `12-21 00:00:00` in a time zone.
 * `until` is not in it; where it is the earlier text, the season goes over the new year.
 */
export interface YearlySeason {
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
}

/** The parts of a resolved condition that are about time. */
export type Times = Pick<Condition, 'from' | 'until' | 'days' | 'timeZone'> & { readonly season?: unknown };

/** Tells whether a part of a condition is about time. */
export function isTime(kind: string): boolean {
  return ['from', 'until', 'days', 'timeZone', 'season'].includes(kind);
}

/**
 * Tells whether a part of a resolved condition that is about time holds.
 *
 * @param now an ISO text of UTC, as `from` and `until` are: these sort as text
 */
export function timeHolds(
  kind: string,
  { from = '', until = '', days = [], timeZone, season }: Times,
  now: string,
): boolean {
  if (kind === 'season') return isSeason(season as YearlySeason, now);
  if (kind === 'days') return days.includes(weekdayOf(now, timeZone));
  return kind === 'from' ? from <= now : kind === 'timeZone' || now < until;
}

function isSeason({ from, until, timeZone }: YearlySeason, now: string): boolean {
  const moment = wallClock(now, timeZone).slice(YEAR.length);
  return from < until ? from <= moment && moment < until : from <= moment || moment < until;
}

const YEAR = '2026-';

/** Making a format takes much longer than using it. */
const weekdays = new Map<string | undefined, Intl.DateTimeFormat>();

/** The day of the week that it is somewhere, as manifests call it. */
export function weekdayOf(now: string | number, timeZone: string | undefined): Weekday {
  const format = weekdays.get(timeZone) ?? new Intl.DateTimeFormat('en', { weekday: 'long', timeZone });
  weekdays.set(timeZone, format);
  return format.format(new Date(now)).toLowerCase() as Weekday;
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** The time that the clocks of a zone show, such as `2026-12-24 20:00:00`. */
export function wallClock(now: string | number, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  const format =
    wallClocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  wallClocks.set(timeZone, format);
  return format.format(new Date(now));
}
