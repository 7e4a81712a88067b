import { isObject, type JsonObject, type JsonValue } from '#engine/manifest/json.ts';
import { type Boundaries, isTime } from '#engine/manifest/times.ts';

/** The time zone of a brand that names none. */
export const DEFAULT_TIME_ZONE = 'UTC';

const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** Whether a text is a date, or a date and time, that there is in the calendar. */
export function isMoment(text: string): boolean {
  const [, year, month, day] = MOMENT.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text.slice(0, 10));
}

/** Asking for a zone takes long, and brands name the same few. */
const knownZones = new Map<string, boolean>();

/** Whether a text is the IANA name of a time zone. */
export function isTimeZone(text: string): boolean {
  const known = knownZones.get(text) ?? hasZone(text);
  knownZones.set(text, known);
  return known;
}

function hasZone(text: string): boolean {
  try {
    // A difference from UTC is a zone to some engines, and has no days of summer time.
    return /^[A-Za-z]/.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The instant of a date, or of a date and time, in milliseconds since 1970. A time that the clocks of the zone leave out
 * is as much later as they are moved; of one that they show twice it is the first.
 *
 * @param text one that `isMoment`
 * @param timeZone one that `isTimeZone`; not used where the text says its own difference from UTC
 */
export function instantOf(text: string, timeZone: string): number {
  const [, year, month, day, hour = 0, minute = 0, second = 0, zone] = MOMENT.exec(text) ?? [];
  if (zone !== undefined) return Date.parse(text);
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  // Whatever the clocks do on the day is between these two.
  const before = wall - offsetAt(wall - DAY, timeZone);
  const after = wall - offsetAt(wall + DAY, timeZone);
  const isRight = (instant: number) => instant + offsetAt(instant, timeZone) === wall;
  const right = [before, after].filter(isRight);
  return right.length > 0 ? Math.min(...right) : before;
}

const DAY = 86_400_000;

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    instant
  );
}

/**
 * A condition as pages hold it against the clock: `from` and `until` are instants of UTC, all in the one form that
 * sorts as text, and a zone stands where days do. What is of a wrong shape stays.
 *
 * @param brandZone the brand's own time zone
 * @returns the same condition where it says nothing of time
 */
export function withInstants(condition: JsonObject, brandZone: string): JsonObject {
  const { timeZone = brandZone, ...rest } = condition;
  const zone = typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
  const { not } = rest;
  const inner = isObject(not) ? withInstants(not, brandZone) : not;
  if (!isTimed(condition)) return inner === not ? condition : { ...condition, not: inner as JsonObject };
  return {
    ...rest,
    ...(isDated(rest.from) && { from: isoOf(rest.from, zone) }),
    ...(isDated(rest.until) && { until: isoOf(rest.until, zone) }),
    ...('days' in rest && { timeZone: zone }),
    ...(inner !== undefined && { not: inner }),
  };
}

function isDated(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && isMoment(value);
}

function isoOf(text: string, zone: string): string {
  return new Date(instantOf(text, zone)).toISOString();
}

function isTimed(condition: JsonObject): boolean {
  return Object.keys(condition).some(isTime);
}

/** When what some conditions say of time changes, with all that stands below `not`. They have been through `withInstants`. */
export function boundariesOf(conditions: readonly JsonObject[]): Boundaries {
  const all = conditions.flatMap(withInner);
  const instants = all.flatMap(({ from, until }) => [from, until].filter(isInstant));
  const zones = all.flatMap(({ timeZone }) => (typeof timeZone === 'string' ? [timeZone] : []));
  return { at: [...new Set(instants)].sort(), zones: [...new Set(zones)].sort() };
}

function withInner(condition: JsonObject): JsonObject[] {
  return [condition, ...(isObject(condition.not) ? withInner(condition.not) : [])];
}

function isInstant(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.endsWith('Z');
}
