import type { Condition } from '@liveryjs/schemas/brand';
import type { Finding } from '#engine/issues/index.ts';
import { byIdentity } from '#engine/manifest/by-identity.ts';
import { own, ownText } from '#engine/manifest/json.ts';
import { valueAt } from '#engine/manifest/pointer.ts';
import { boundariesOf, DEFAULT_TIME_ZONE, isMoving } from '#engine/manifest/resolve/instants.ts';
import type { Survey } from '#engine/manifest/resolve/survey.ts';
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
};

export const soundTimes = createCheck({
  docs: 'There is a time to come at which a condition holds, together with those around it.',
  findings,
  run({ manifest, survey, now, path, report }) {
    for (const { pointer, value, around } of timed(survey.conditions)) {
      const times = timesOf([value, ...around], now);
      if (times === 'to come' || (around.length > 0 && timesOf(around, now) !== 'to come')) continue;
      const written = valueAt(manifest, pointer) as Condition | undefined;
      // The season is at fault, and says so itself.
      const season = own(own(manifest, 'seasons'), written?.season ?? '');
      if (seasonFault(season, ownText(manifest, 'timeZone') ?? DEFAULT_TIME_ZONE, now) !== undefined)
        continue;
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

/** Those that ask for a time. */
const timed = byIdentity((conditions: Survey['conditions']) =>
  conditions.filter(({ value, around }) => {
    const all = [value, ...around];
    return isMoving(boundariesOf(all)) && all.every(isReadable);
  }),
);
