import type { Condition } from '@liveryjs/schemas/brand';

type Weekday = NonNullable<Condition['days']>[number];

/** What a page needs to know to look at the clock no oftener than it must. */
export interface Boundaries {
  /** Instants, as ISO texts of UTC, at which a condition begins or ends, in their order. */
  readonly at: readonly string[];
  /** Time zones whose days decide. */
  readonly zones: readonly string[];
}

/** Whether a part of a condition is about time. */
export function isTime(kind: string): boolean {
  return ['from', 'until', 'days', 'timeZone'].includes(kind);
}

/**
 * Whether a part of a resolved condition that is about time holds.
 *
 * @param now an ISO text of UTC, as `from` and `until` are: these sort as text
 */
export function timeHolds(
  kind: string,
  { from = '', until = '', days = [], timeZone }: Pick<Condition, 'from' | 'until' | 'days' | 'timeZone'>,
  now: string,
): boolean {
  if (kind === 'days') return days.includes(weekdayOf(now, timeZone));
  return kind === 'from' ? from <= now : kind === 'timeZone' || now < until;
}

/** Making a format takes much longer than using it. */
const weekdays = new Map<string | undefined, Intl.DateTimeFormat>();

/** The day of the week that it is somewhere, as manifests call it. */
export function weekdayOf(now: string | number, timeZone: string | undefined): Weekday {
  const format = weekdays.get(timeZone) ?? new Intl.DateTimeFormat('en', { weekday: 'long', timeZone });
  weekdays.set(timeZone, format);
  return format.format(new Date(now)).toLowerCase() as Weekday;
}
