import type { Finding } from '#compiler/issues/index.ts';
import { isObject, type JsonObject, type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { DEFAULT_TIME_ZONE, seasonTimes } from '#compiler/manifest/resolve/instants.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'season-unused': {
    title: 'Nothing has a season',
    severity: 'warning',
    message: ({ path }) => `${path}: nothing in this brand has this season.`,
    hint: ({ name }) => `Name it in a "when", { "season": ${JSON.stringify(name)} }, or remove it.`,
  } satisfies Finding<{ path: string; name: string }>,
  'season-never': {
    title: 'A season ends before it begins',
    severity: 'error',
    message: ({ path, from, until }) =>
      `${path}: from ${from} is not before until ${until}, so this season never comes.`,
    hint: ({ every }) =>
      every
        ? 'Put the later one into "until": a season that goes over the new year ends in the year after, and comes again each year all the same.'
        : 'Put the earlier one into "from". The moment of "until" is not in the season any more.',
  } satisfies Finding<Span & { path: string; every: boolean }>,
  'season-always': {
    title: 'A season of each year never ends',
    severity: 'error',
    message: ({ path, from, until }) =>
      `${path}: from ${from} until ${until} is a year or longer, and with "every": "year" this season never ends.`,
    hint: () => 'Write an end before the season begins again, or take "every" out.',
  } satisfies Finding<Span & { path: string }>,
  'season-over': {
    title: 'A season is over',
    severity: 'warning',
    message: ({ path, until }) =>
      `${path}: this season is over since ${until}, and what has it is not shown any more.`,
    hint: () =>
      'Write when it comes again, or "every": "year" if it does each year, or remove it with what has it.',
  } satisfies Finding<{ path: string; until: string }>,
  'season-twice': {
    title: 'Two seasons are the same time',
    severity: 'warning',
    message: ({ path, other }) => `${path}: this is the same time as ${other}.`,
    hint: ({ otherName }) =>
      `Keep one of the two, and name it wherever the other stands: { "season": ${JSON.stringify(otherName)} }.`,
  } satisfies Finding<{ path: string; other: string; otherName: string }>,
  'season-leap-day': {
    title: 'A season of each year has a day that most years have not',
    severity: 'warning',
    message: ({ path, key }) =>
      `${path}: 29 February comes every fourth year. In the others this season ${key === 'from' ? 'begins' : 'ends'} with the first moment of 1 March.`,
    hint: () => 'Write a day that each year has, such as 28 February or 1 March.',
  } satisfies Finding<{ path: string; key: string }>,
};

interface Span {
  readonly from: string;
  readonly until: string;
}

export const soundSeasons = createCheck({
  docs: 'Each season comes, ends, has a time of its own, and something is shown in it.',
  findings,
  run(context) {
    const seasons = own(context.manifest, 'seasons');
    if (!isObject(seasons)) return;
    const { manifest, survey, now, path, report, saidBy } = context;
    const zone = ownText(manifest, 'timeZone') ?? DEFAULT_TIME_ZONE;
    const used = new Set(
      [...survey.references, ...survey.droppedReferences]
        .filter(({ to }) => to === '/seasons/*#')
        .map(({ value }) => value),
    );
    const names = new Map<string, string>();
    for (const [name, season] of Object.entries(seasons)) {
      const pointer = pointerTo('/seasons', name);
      const times = seasonTimes(season, zone);
      if (times === undefined) continue;
      const span = { from: ownText(season, 'from') ?? '', until: ownText(season, 'until') ?? '' };
      const every = times.yearly !== undefined;
      const untilPlace = { pointer: `${pointer}/until` };
      const fault = seasonFault(season as JsonObject, zone, now);
      if (fault === 'never') report('season-never', untilPlace, { path: path(pointer), ...span, every });
      else if (fault === 'always') report('season-always', untilPlace, { path: path(pointer), ...span });
      else if (!used.has(name)) {
        // A brand may write seasons for the brands that extend it, of which each has some.
        if (saidBy(pointer) !== 'others')
          report('season-unused', { pointer, on: 'key' }, { path: path(pointer), name });
      } else if (fault === 'over')
        report('season-over', untilPlace, { path: path(pointer), until: span.until });
      if (fault !== undefined) continue;
      const same = JSON.stringify(times);
      const otherName = names.get(same);
      if (otherName !== undefined && saidBy(pointer) !== 'others')
        report(
          'season-twice',
          { pointer, on: 'key' },
          { path: path(pointer), other: path(pointerTo('/seasons', otherName)), otherName },
        );
      names.set(same, otherName ?? name);
      for (const key of ['from', 'until'] as const)
        if (every && /^\d{4}-02-29/.test(span[key])) {
          const place = `${pointer}/${key}`;
          report('season-leap-day', { pointer: place }, { path: path(place), key });
        }
    }
  },
});

/** The reason for which a season of the right shape is not a time to come; undefined where it is. */
export function seasonFault(
  season: JsonValue | undefined,
  zone: string,
  now: number,
): 'never' | 'always' | 'over' | undefined {
  const times = seasonTimes(season, zone);
  if (times === undefined) return undefined;
  const single = seasonTimes(
    { from: own(season, 'from') ?? null, until: own(season, 'until') ?? null, ...zoneIn(season) },
    zone,
  );
  const { from = '', until = '' } = single ?? {};
  if (from >= until) return 'never';
  if (times.yearly === undefined) return Date.parse(until) <= now ? 'over' : undefined;
  const nextYear = new Date(from);
  nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
  return until >= nextYear.toISOString() ? 'always' : undefined;
}

function zoneIn(season: JsonValue | undefined): JsonObject {
  const timeZone = own(season, 'timeZone');
  return timeZone === undefined ? {} : { timeZone };
}
