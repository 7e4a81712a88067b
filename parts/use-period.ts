import { boundsBefore, boundsOf, type RecordAddress } from '@liveryjs/engine/kit';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';
import { useState } from 'react';
import { useCall } from './use-call.ts';

interface Days {
  /** First moment, and the first one after the period, in ISO 8601. */
  readonly from: string;
  readonly to: string;
}

/**
 * What a call brings for all days of the period that the address asks for: a call that takes the days and has no pages.
 * The answer of earlier days stays until the next one is here. Nothing is loaded for days that are no period, which is
 * `badPeriod`.
 *
 * @param declared a call that only reads
 * @param filters every other parameter of the call
 */
export function usePeriod<Types extends CallTypes>(
  declared: Call<Types>,
  { period }: Pick<RecordAddress<never>, 'period'>,
  filters: Omit<ParamsOf<Types>, keyof Days>,
) {
  const bounds = boundsOf(period, new Date());
  const days = { from: bounds?.from.toISOString() ?? '', to: bounds?.to.toISOString() ?? '' };
  const params = bounds ? ({ ...filters, ...days } as unknown as ParamsOf<Types>) : null;
  const { data, stale, failure, retry } = useCall<Types>(
    declared,
    ...([params, { keep: true }] as unknown as never),
  );
  const [shown, setShown] = useState(days);
  const isNew = data !== undefined && !stale && (shown.from !== days.from || shown.to !== days.to);
  if (isNew) setShown(days);
  return {
    badPeriod: bounds === undefined,
    data,
    /** The days that the data belongs to. */
    days: shown,
    stale,
    // An answer that shows stays when only its renewal fails.
    failure: data && !stale ? undefined : failure,
    retry,
  };
}

/**
 * What the same call brings for as many days before the period; undefined while it is not known, and where it fails:
 * without it there is nothing to compare with, and nothing else missing.
 */
export function useBefore<Types extends CallTypes>(
  declared: Call<Types>,
  { period }: Pick<RecordAddress<never>, 'period'>,
  filters: Omit<ParamsOf<Types>, keyof Days>,
): AnswerOf<Types> | undefined {
  const bounds = boundsOf(period, new Date());
  const before = bounds && boundsBefore(bounds);
  const days = before && { from: before.from.toISOString(), to: before.to.toISOString() };
  const params = days ? ({ ...filters, ...days } as unknown as ParamsOf<Types>) : null;
  return useCall<Types>(declared, ...([params] as unknown as never)).data;
}
