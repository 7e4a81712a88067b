import {
  boundariesOf,
  canHoldAt,
  instantInYear,
  instantOf,
  isObject,
  type JsonObject,
  ownText,
  pathOf,
  valueAt,
  wallClock,
  withInstants,
} from '@liveryjs/compiler/manifest';
import { brandTimes } from '#workspace/explain/person.ts';
import type { BrandResult } from '#workspace/open/index.ts';

/** A time; an end that lies outside of the year that is looked at is missing. Instants, as ISO texts of UTC. */
export interface Span {
  readonly from?: string;
  readonly until?: string;
}

/** A season of the manifest, or dates of their own that something has. */
export interface SeasonOfYear {
  /** Name of the season; for dates without one the path of what has them. */
  readonly name: string;
  readonly isNamed: boolean;
  /** The season or the condition as it is written. */
  readonly written: JsonObject;
  readonly spans: readonly Span[];
  /** Paths of what has the season. */
  readonly has: readonly string[];
}

/** Something that begins or ends to show at a moment, as far as the time decides. */
export interface ChangedThing {
  readonly path: string;
  /** Season that its condition names. */
  readonly season?: string;
}

export interface ChangeOfYear {
  /** An ISO text of UTC. */
  readonly at: string;
  /** The same moment by the clocks of the brand: `2026-12-21 00:00`. */
  readonly local: string;
  readonly begins: readonly ChangedThing[];
  readonly ends: readonly ChangedThing[];
}

/** Twelve months of a brand. */
export interface BrandYear {
  readonly brand: string;
  readonly timeZone: string;
  /** The first moment of each month, and of the one after the last; ISO texts of UTC. */
  readonly months: readonly string[];
  readonly seasons: readonly SeasonOfYear[];
  /** From the moment that was asked for to the end of the months, in order. Days of the week are no changes. */
  readonly changes: readonly ChangeOfYear[];
}

/**
 * Twelve months of a brand, the month of a moment first.
 *
 * @param moment a date, or a date and time, in the time zone of the brand. Default: now
 */
export function yearOf(result: BrandResult, moment?: string): BrandYear {
  const times = brandTimes(result);
  const { timeZone } = times;
  const start = moment === undefined ? Date.now() : instantOf(moment, timeZone);
  const months = monthsFrom(start, timeZone);
  const [first = start, end = start] = [months[0], months.at(-1)];
  const things = result.conditions.flatMap(({ pointer, value, around }) => {
    const written = valueAt(result.merged, pointer);
    const spans = spansOf([value, ...around], first, end);
    if (!isObject(written) || spans === undefined) return [];
    const path = pathOf(result.merged ?? {}, pointer.replace(/\/when$/, ''));
    return [{ path, season: ownText(written, 'season'), written, spans }];
  });
  const seasons = isObject(times.seasons) ? times.seasons : {};
  const named = Object.entries(seasons).map(([name, season]): SeasonOfYear => {
    const has = things.filter((thing) => thing.season === name).map(({ path }) => path);
    const spans = spansOf([withInstants({ season: name }, times)], first, end) ?? [];
    return { name, isNamed: true, written: isObject(season) ? season : {}, spans, has };
  });
  const unnamed = things
    .filter(({ season, written }) => season === undefined && isDated(written))
    .map(({ path, written, spans }) => ({ name: path, isNamed: false, written, spans, has: [path] }));
  return {
    brand: result.id,
    timeZone,
    months: months.map(isoOf),
    seasons: [...named, ...unnamed],
    changes: changesIn(things, timeZone, start),
  };
}

function isDated(when: JsonObject): boolean {
  const { from, until, not } = when;
  return from !== undefined || until !== undefined || (isObject(not) && isDated(not));
}

function monthsFrom(start: number, timeZone: string): number[] {
  const [year = 0, month = 0] = wallClock(start, timeZone).split('-').map(Number);
  return Array.from({ length: 13 }, (_, index) => {
    const day = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10);
    return instantOf(day, timeZone);
  });
}

/** The times at which conditions hold, as far as dates decide; undefined where no date does. */
function spansOf(conditions: readonly JsonObject[], first: number, end: number): Span[] | undefined {
  const { at, yearly = [] } = boundariesOf(conditions);
  if (at.length + yearly.length === 0) return undefined;
  const years = [first, end].map((instant) => new Date(instant).getUTCFullYear());
  const moments = [...at.map((text) => Date.parse(text))];
  for (const { at: moment, timeZone } of yearly)
    for (let year = Math.min(...years) - 1; year <= Math.max(...years) + 1; year++)
      moments.push(instantInYear(moment, timeZone, year));
  const inside = [...new Set(moments)].filter((moment) => moment > first && moment < end);
  const spans: { from?: string; until?: string }[] = [];
  let before = false;
  for (const moment of [first, ...inside.sort((a, b) => a - b)]) {
    const holds = conditions.every((condition) => canHoldAt(condition, isoOf(moment), true, isDate));
    const last = spans.at(-1);
    if (holds && !before) spans.push(moment === first ? {} : { from: isoOf(moment) });
    if (!holds && before && last) last.until = isoOf(moment);
    before = holds;
  }
  return spans;
}

function isDate(kind: string): boolean {
  return ['from', 'until', 'season'].includes(kind);
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}

interface Thing extends Pick<ChangedThing, 'path'> {
  readonly season: string | undefined;
  readonly spans: readonly Span[];
}

function changesIn(things: readonly Thing[], timeZone: string, start: number): ChangeOfYear[] {
  const ends = (key: keyof Span, moment: string): ChangedThing[] =>
    things
      .filter(({ spans }) => spans.some((span) => span[key] === moment))
      .map(({ path, season }) => ({ path, ...(season !== undefined && { season }) }));
  const moments = things.flatMap(({ spans }) =>
    spans.flatMap(({ from, until }) => [from ?? [], until ?? []].flat()),
  );
  return [...new Set(moments)]
    .filter((moment) => Date.parse(moment) >= start)
    .sort()
    .map((moment) => ({
      at: moment,
      local: wallClock(moment, timeZone).slice(0, '2026-12-21 00:00'.length),
      begins: ends('from', moment),
      ends: ends('until', moment),
    }));
}

/** The part of a span that lies in a month, in days by the clocks of the brand; undefined for none. */
export function daysIn(
  { from, until }: Span,
  month: string,
  next: string,
  timeZone: string,
): { readonly first?: string; readonly last?: string } | undefined {
  if ((from !== undefined && from >= next) || (until !== undefined && until <= month)) return undefined;
  const dayOf = (instant: number) => wallClock(instant, timeZone).slice(8, 10);
  return {
    ...(from !== undefined && from >= month && { first: dayOf(Date.parse(from)) }),
    ...(until !== undefined && until <= next && { last: dayOf(Date.parse(until) - 1) }),
  };
}
