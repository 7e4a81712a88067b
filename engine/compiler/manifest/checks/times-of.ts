import { isList, isObject, type JsonObject, type JsonValue } from '#compiler/manifest/json.ts';
import { boundariesOf, isMoving, isYearly } from '#compiler/manifest/resolve/instants.ts';
import { instantInYear } from '#compiler/plain/instant-at.ts';
import { isTime, type Times, timeHolds } from '#compiler/plain/times.ts';

export const DAYS: readonly JsonValue[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** Tells whether the times of a condition can be held against a clock. Days and seasons that cannot are findings already. */
export function isReadable({ days = [], season, not }: JsonObject): boolean {
  const isKnown = isList(days) && days.every((day) => DAYS.includes(day));
  return isKnown && (season === undefined || isYearly(season)) && (!isObject(not) || isReadable(not));
}

const HOUR = 3_600_000;

/** A week and the days at its ends, which clocks may make longer: in this time each day of each zone comes. */
const ALL_DAYS = 9 * 24 * HOUR;

const YEARS = 11;

/** Tells whether the times that are asked for hold at some time to come, held earlier only, or never do. */
export function timesOf(conditions: readonly JsonObject[], now: number): 'to come' | 'over' | 'never' {
  const boundaries = boundariesOf(conditions);
  if (!isMoving(boundaries)) return 'to come';
  const { at, zones, yearly = [] } = boundaries;
  const holds = (instant: number) =>
    conditions.every((condition) => canHoldAt(condition, new Date(instant).toISOString(), true));
  const instants = at.map((instant) => Date.parse(instant));
  const years = [now, ...instants].map((instant) => new Date(instant).getUTCFullYear());
  // A day of the year is any day of the week within eleven years, and 29 February is every eighth year at the latest.
  const last = Math.max(...years) + (zones.length > 0 ? YEARS : 1);
  for (const { at: moment, timeZone } of yearly)
    for (let year = Math.min(...years) - 1; year <= last; year++)
      instants.push(instantInYear(moment, timeZone, year));
  const starts = [Math.min(now, ...instants) - ALL_DAYS - HOUR, now, ...instants];
  const samples = starts.flatMap((start) => daysFrom(start, zones.length > 0));
  if (samples.some((instant) => instant >= now && holds(instant))) return 'to come';
  return samples.some(holds) ? 'over' : 'never';
}

/** Instants between two boundaries that stand for all: days begin on a half hour at the oddest. */
function daysFrom(start: number, withDays: boolean): number[] {
  if (!withDays) return [start];
  const first = Math.ceil(start / HOUR) * HOUR;
  const hours = Array.from({ length: ALL_DAYS / HOUR }, (_, hour) => first + hour * HOUR);
  return [start, ...hours];
}

/**
 * Tells whether a resolved condition may hold at a time.
 *
 * @param others what counts for the parts that are about something else
 * @param isAbout which parts are not. Default: those of time
 */
export function canHoldAt(condition: JsonObject, now: string, others: boolean, isAbout = isTime): boolean {
  return Object.entries(condition).every(([kind, value]) => {
    if (kind === 'not' && isObject(value)) return !canHoldAt(value, now, !others, isAbout);
    return isAbout(kind) ? timeHolds(kind, condition as Times, now) : others;
  });
}
