import { isObject, type JsonObject, type JsonValue, own } from '#compiler/manifest/json.ts';
import { isMoment, MOMENT } from '#compiler/manifest/moment.ts';
import { instantAt } from '#compiler/plain/instant-at.ts';
import { type Boundaries, isTime, wallClock, type YearlySeason } from '#compiler/plain/times.ts';

/** The time zone of a brand that names none. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** Asking for a zone takes long, and brands name the same few. */
const knownZones = new Map<string, boolean>();

/** Tells whether a text is the IANA name of a time zone. */
export function isTimeZone(text: string): boolean {
  const isZone = knownZones.get(text) ?? hasZone(text);
  knownZones.set(text, isZone);
  return isZone;
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
  return instantAt(wall, timeZone);
}

/** Settings of time that a brand has beside its conditions. */
export interface BrandTimes {
  /** The brand's own time zone. */
  readonly timeZone: string;
  /** The section `seasons`, of any shape. */
  readonly seasons?: JsonValue | undefined;
}

/**
 * A condition as pages hold it against the clock: `from` and `until` are instants of UTC, all in the one form that
 * sorts as text, and a zone stands where days do. A season is its dates, and one that comes each year a `YearlySeason`. What is of a
 * wrong shape stays.
 *
 * @returns the same condition where it says nothing of time
 */
export function withInstants(condition: JsonObject, times: BrandTimes): JsonObject {
  const { timeZone = times.timeZone, season, ...rest } = condition;
  const zone = zoneOf(timeZone);
  const { not } = rest;
  const inner = isObject(not) ? withInstants(not, times) : not;
  if (!isTimed(condition)) return inner === not ? condition : { ...condition, not: inner as JsonObject };
  const named =
    typeof season === 'string' ? seasonTimes(own(times.seasons, season), times.timeZone) : undefined;
  const { yearly, ...span } = named ?? {};
  const froms = [span.from, isDated(rest.from) ? isoOf(rest.from, zone) : rest.from];
  const untils = [span.until, isDated(rest.until) ? isoOf(rest.until, zone) : rest.until];
  const left = named === undefined ? season : yearly;
  return {
    ...rest,
    ...fieldOf('from', froms.filter(isPresent).sort().at(-1)),
    ...fieldOf('until', untils.filter(isPresent).sort()[0]),
    ...('days' in rest && { timeZone: zone }),
    ...fieldOf('season', left),
    ...fieldOf('not', inner),
  };
}

/** The times of a season of a manifest as resolved conditions hold them; undefined for one of a wrong shape. */
export function seasonTimes(
  season: JsonValue | undefined,
  brandZone: string,
): { from?: string; until?: string; yearly?: YearlySeason & JsonObject } | undefined {
  const [from, until] = [own(season, 'from'), own(season, 'until')];
  if (!isDated(from) || !isDated(until)) return undefined;
  const timeZone = zoneOf(own(season, 'timeZone') ?? brandZone);
  if (own(season, 'every') === undefined)
    return { from: isoOf(from, timeZone), until: isoOf(until, timeZone) };
  const inYear = (text: string) => wallClock(instantOf(text, timeZone), timeZone).slice('2026-'.length);
  return { yearly: { from: inYear(from), until: inYear(until), timeZone } };
}

function zoneOf(timeZone: JsonValue): string {
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
}

function fieldOf(name: string, value: JsonValue | undefined): JsonObject {
  return value === undefined ? {} : { [name]: value };
}

function isPresent(value: JsonValue | undefined): value is JsonValue {
  return value !== undefined;
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
  const yearly = all.flatMap(({ season }) => (isYearly(season) ? momentsOf(season) : []));
  return {
    at: [...new Set(instants)].sort(),
    zones: [...new Set(zones)].sort(),
    ...(yearly.length > 0 && {
      yearly: [
        ...new Map(yearly.map((boundary) => [`${boundary.at} ${boundary.timeZone}`, boundary])).values(),
      ],
    }),
  };
}

function withInner(condition: JsonObject): JsonObject[] {
  return [condition, ...(isObject(condition.not) ? withInner(condition.not) : [])];
}

function isInstant(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.endsWith('Z');
}

/** Tells whether a part of a resolved condition is a season that comes each year. */
export function isYearly(season: JsonValue | undefined): season is JsonObject & YearlySeason {
  return isObject(season);
}

function momentsOf({ from, until, timeZone }: YearlySeason) {
  return [from, until].map((moment) => ({ at: moment, timeZone }));
}

/** Tells whether anything changes with the time. */
export function isMoving({ at, zones, yearly = [] }: Boundaries): boolean {
  return at.length + zones.length + yearly.length > 0;
}
