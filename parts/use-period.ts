import { boundsBefore, boundsOf, type RecordAddress } from '@liveryjs/engine/kit';
import { pageTime } from '@liveryjs/engine/kit/plain';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';
import { useState } from 'react';
import { useCall } from './use-call.ts';

/** The answer of a call for a period, and as `before` the answer for as many days before it. */
interface Compared<Answer> extends Omit<ReturnType<typeof usePeriod>, 'data'> {
  readonly data: Answer | undefined;
  /** Undefined while it is not known, and while the data is of earlier days. */
  readonly before: Answer | undefined;
}

interface Days {
  /** First moment, and the first one after the period, in ISO 8601. */
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the answer of a call for all days of the period that the address asks for: a call that takes the days and has no
 * pages. The answer for the previous period stays until the next one is here. Nothing is loaded for days that are no period,
 * which is `badPeriod`.
 *
 * @param declared a call that only reads
 * @param filters every other parameter of the call
 */
export function usePeriod<Types extends CallTypes>(
  declared: Call<Types>,
  { period }: Pick<RecordAddress<never>, 'period'>,
  filters: Omit<ParamsOf<Types>, keyof Days>,
) {
  const bounds = boundsOf(period, new Date(pageTime()));
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
 * Returns the answer of a call for the period, and as `before` the answer for as many days before it. The first answer waits
 * for the days before, since a figure that is compared is higher; where they fail it shows without them, and nothing else is
 * missing.
 */
export function useCompared<Types extends CallTypes>(
  declared: Call<Types>,
  address: Pick<RecordAddress<never>, 'period'>,
  filters: Omit<ParamsOf<Types>, keyof Days>,
): Compared<AnswerOf<Types>> {
  const { data, ...record } = usePeriod<Types>(declared, address, filters);
  const bounds = boundsOf(address.period, new Date(pageTime()));
  const past = bounds && boundsBefore(bounds);
  const days = past && { from: past.from.toISOString(), to: past.to.toISOString() };
  const params = days ? ({ ...filters, ...days } as unknown as ParamsOf<Types>) : null;
  const before = useCall<Types>(declared, ...([params, { keep: true }] as unknown as never));
  return {
    ...record,
    data: before.loading ? undefined : data,
    before: record.stale || before.stale ? undefined : before.data,
  };
}
