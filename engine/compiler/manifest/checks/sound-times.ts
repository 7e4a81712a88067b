import type { Condition } from '@liveryjs/schemas/brand';
import type { Finding } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { isObject, own, ownText } from '#compiler/manifest/json.ts';
import { isMoment } from '#compiler/manifest/moment.ts';
import { pointerTo, valueAt } from '#compiler/manifest/pointer.ts';
import {
  boundariesOf,
  DEFAULT_TIME_ZONE,
  instantOf,
  isMoving,
  isTimeZone,
} from '#compiler/manifest/resolve/instants.ts';
import type { Survey } from '#compiler/manifest/resolve/survey.ts';
import { wallClock } from '#compiler/plain/times.ts';
import { createCheck } from './define-check.ts';
import { seasonFault } from './sound-seasons.ts';
import { isReadable, timesOf } from './times-of.ts';

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
  'time-far': {
    title: 'A time is further away than anyone means',
    severity: 'warning',
    message: ({ path, value, years }) => `${path}: ${value} is ${years} years away.`,
    hint: ({ key }) =>
      key === 'until'
        ? 'Look at the year. For what never ends, leave "until" out.'
        : 'Look at the year: until then this is not shown.',
  } satisfies Finding<{ path: string; value: string; years: number; key: string }>,
  'time-skipped': {
    title: 'The clocks leave out a time, because summer time begins',
    severity: 'warning',
    message: ({ path, value, timeZone, counted }) =>
      `${path}: there is no ${value} in ${timeZone}, where the clocks go forward then: it counts as ${counted}.`,
    hint: ({ counted }) => `Write "${counted}", or the time before that you mean.`,
  } satisfies Finding<{ path: string; value: string; timeZone: string; counted: string }>,
  'zone-fixed': {
    title: 'A time zone is another one than it looks like, or has no summer time',
    severity: 'warning',
    message: ({ path, value, hours }) =>
      hours === undefined
        ? `${path}: ${value} is an old name, whose clock is never set for summer.`
        : `${path}: ${value} is ${Math.abs(hours)} ${Math.abs(hours) === 1 ? 'hour' : 'hours'} ${hours < 0 ? 'behind' : 'ahead of'} UTC: in names of this form the sign is turned around.`,
    hint: () => 'Write the zone of a city, such as "Asia/Ho_Chi_Minh" or "America/New_York".',
  } satisfies Finding<{ path: string; value: string; hours: number | undefined }>,
};

/** No brand plans further ahead than this, in years. */
const FAR = 80;
const YEAR = 365.25 * 24 * 3_600_000;

/** Names of zones without summer time, in which those who write them most often have it. */
const OLD_ZONES = ['EST', 'MST'];

export const soundTimes = createCheck({
  docs: 'There is a time to come at which a condition holds, together with those around it.',
  findings,
  run({ manifest, survey, now, path, report }) {
    const seasons = own(manifest, 'seasons');
    const spans = [
      ...Object.keys(isObject(seasons) ? seasons : {}).map((name) => pointerTo('/seasons', name)),
      ...timed(survey.conditions).map(({ pointer }) => pointer),
    ];
    const yearsTo = (value: string) => Math.round((Date.parse(value.slice(0, 10)) - now) / YEAR);
    const brandZone = ownText(manifest, 'timeZone') ?? DEFAULT_TIME_ZONE;
    for (const span of spans) {
      const timeZone = ownText(valueAt(manifest, span), 'timeZone') ?? brandZone;
      for (const key of ['from', 'until']) {
        const pointer = `${span}/${key}`;
        const value = valueAt(manifest, pointer);
        const counted = typeof value === 'string' ? countedInstead(value, timeZone) : undefined;
        if (counted === undefined) continue;
        report('time-skipped', { pointer }, { path: path(pointer), value: String(value), timeZone, counted });
      }
    }
    for (const span of spans)
      for (const key of ['from', 'until']) {
        const value = ownText(valueAt(manifest, span), key) ?? '';
        const years = yearsTo(value);
        if (!(years > FAR)) continue;
        // One slip of a year is most often in both.
        if (key === 'until' && yearsTo(ownText(valueAt(manifest, span), 'from') ?? '') > FAR) continue;
        const pointer = `${span}/${key}`;
        report('time-far', { pointer }, { path: path(pointer), value, years, key });
      }
    for (const pointer of ['/timeZone', ...spans.map((span) => `${span}/timeZone`)]) {
      const value = valueAt(manifest, pointer);
      const [, hours] = /^Etc\/GMT([+-][1-9]\d?)$/i.exec(String(value)) ?? [];
      if (hours === undefined && !OLD_ZONES.includes(String(value).toUpperCase())) continue;
      const args = {
        path: path(pointer),
        value: String(value),
        hours: hours === undefined ? hours : -Number(hours),
      };
      report('zone-fixed', { pointer }, args);
    }
    for (const { pointer, value, around } of timed(survey.conditions)) {
      const times = timesOf([value, ...around], now);
      if (times === 'to come' || (around.length > 0 && timesOf(around, now) !== 'to come')) continue;
      const written = valueAt(manifest, pointer) as Condition | undefined;
      // The season is at fault, and says so itself.
      const season = own(own(manifest, 'seasons'), written?.season ?? '');
      if (seasonFault(season, brandZone, now) !== undefined) continue;
      const { from, until } = (value ?? {}) as Condition;
      if (times === 'over') report('time-over', { pointer }, { path: path(pointer), until: written?.until });
      else if (season === undefined && from !== undefined && until !== undefined && from >= until)
        report(
          'time-never',
          { pointer },
          { path: path(pointer), from: written?.from, until: written?.until },
        );
      else report('time-never', { pointer }, { path: path(pointer), from: undefined, until: undefined });
    }
  },
});

/** The time that counts in place of one that the clocks of a zone leave out; undefined for every other text. */
function countedInstead(text: string, timeZone: string): string | undefined {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(text) ?? [];
  if (time === undefined || /(Z|[+-]\d\d:\d\d)$/.test(text) || !isMoment(text) || !isTimeZone(timeZone))
    return undefined;
  const shown = wallClock(instantOf(text, timeZone), timeZone);
  return shown.startsWith(`${date} ${time}`) ? undefined : shown.slice(0, 16).replace(' ', 'T');
}

/** Those that ask for a time. */
const timed = byIdentity((conditions: Survey['conditions']) =>
  conditions.filter(({ value, around }) => {
    const all = [value, ...around];
    return isMoving(boundariesOf(all)) && all.every(isReadable);
  }),
);
