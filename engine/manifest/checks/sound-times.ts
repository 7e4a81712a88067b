import type { Condition } from '@liveryjs/schemas/brand';
import type { Finding } from '#engine/issues/index.ts';
import { byIdentity } from '#engine/manifest/by-identity.ts';
import { isList, isObject, type JsonObject, type JsonValue } from '#engine/manifest/json.ts';
import { valueAt } from '#engine/manifest/pointer.ts';
import { boundariesOf } from '#engine/manifest/resolve/instants.ts';
import type { Survey } from '#engine/manifest/resolve/survey.ts';
import { isTime, timeHolds } from '#engine/manifest/times.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'time-never': {
    title: 'A condition of time can never hold',
    severity: 'error',
    message: ({ path, from, until }) =>
      from !== undefined && until !== undefined
        ? `${path}: from ${from} is not before until ${until}, so this is never shown.`
        : `${path}: there is no time at which this and what stands around it hold, so this is never shown.`,
    hint: ({ from }) =>
      from === undefined
        ? 'Compare from, until and days with those of what stands around it.'
        : 'Put the earlier one into "from". The moment of "until" is not in the time any more.',
  } satisfies Finding<{ path: string; from: string | undefined; until: string | undefined }>,
  'time-over': {
    title: 'The time of a condition is over',
    severity: 'warning',
    message: ({ path, until }) =>
      until === undefined
        ? `${path}: the time at which this holds is over, so this is not shown any more.`
        : `${path}: this is over since ${until}, and not shown any more.`,
    hint: () => 'Remove what stands under it, or write when it comes again.',
  } satisfies Finding<{ path: string; until: string | undefined }>,
};

export const soundTimes = createCheck({
  docs: 'There is a time to come at which a condition holds, together with those around it.',
  findings,
  run({ manifest, survey, now, path, report }) {
    for (const { pointer, value, around } of timed(survey.conditions)) {
      const own = timesOf([value, ...around], now);
      if (own === 'to come' || (around.length > 0 && timesOf(around, now) !== 'to come')) continue;
      const written = valueAt(manifest, pointer) as Condition | undefined;
      const { from, until } = (value ?? {}) as Condition;
      if (own === 'over') report('time-over', { pointer }, { path: path(pointer), until: written?.until });
      else if (from !== undefined && until !== undefined && from >= until)
        report(
          'time-never',
          { pointer },
          { path: path(pointer), from: written?.from, until: written?.until },
        );
      else report('time-never', { pointer }, { path: path(pointer), from: undefined, until: undefined });
    }
  },
});

/** Those that ask for a time. The shape of days is a finding already. */
const timed = byIdentity((conditions: Survey['conditions']) =>
  conditions.filter(({ value, around }) => {
    const all = [value, ...around];
    const { at, zones } = boundariesOf(all);
    return (at.length > 0 || zones.length > 0) && all.every(hasKnownDays);
  }),
);

const DAYS: readonly JsonValue[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

function hasKnownDays({ days = [], not }: JsonObject): boolean {
  const isKnown = isList(days) && days.every((day) => DAYS.includes(day));
  return isKnown && (!isObject(not) || hasKnownDays(not));
}

const HOUR = 3_600_000;

/** A week and the days at its ends, which clocks may make longer: in this time each day of each zone comes. */
const ALL_DAYS = 9 * 24 * HOUR;

/** Whether what is asked of the time holds at some time to come, held earlier only, or never does. */
function timesOf(conditions: readonly JsonObject[], now: number): 'to come' | 'over' | 'never' {
  const { at, zones } = boundariesOf(conditions);
  if (at.length === 0 && zones.length === 0) return 'to come';
  const holds = (instant: number) =>
    conditions.every((condition) => canHoldAt(condition, new Date(instant).toISOString(), true));
  const instants = at.map((instant) => Date.parse(instant));
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

/** Whether a condition may hold at a time. @param others what counts for the parts that are about something else */
function canHoldAt(condition: JsonObject, now: string, others: boolean): boolean {
  return Object.entries(condition).every(([kind, value]) => {
    if (kind === 'not' && isObject(value)) return !canHoldAt(value, now, !others);
    return isTime(kind) ? timeHolds(kind, condition as Condition, now) : others;
  });
}
