import { domainOrigin } from '@liveryjs/client/domains/domain-origin';
import { pingDomain } from '@liveryjs/client/domains/ping-domain';
import { useCall } from '@liveryjs/parts/use-call';
import { getDomainRoutes } from '@liveryjs/schemas/calls/site';
import { useEffect, useState } from 'react';

/** A domain and how long it took. */
export interface Measured {
  readonly origin: string;
  /** As people read it. */
  readonly host: string;
  readonly milliseconds: number;
  /** From 0 to 1, the same for as long as the measurement stands. */
  readonly chance: number;
}

/** Measures every domain of the site, all at a time. */
export function useSpeeds() {
  const { data, failure, retry } = useCall(getDomainRoutes);
  const [round, setRound] = useState(0);
  const [done, setDone] = useState<{ readonly round: number; readonly list: readonly Measured[] }>();
  const origins = data?.domainList.flatMap(({ domainName }) => domainOrigin(domainName, location) ?? []);
  const originList = origins?.join(' ');

  useEffect(() => {
    if (originList === undefined) return;
    const leave = new AbortController();
    const list = [...new Set(originList.split(' ').filter(Boolean))];
    const measure = async (origin: string): Promise<Measured> => ({
      origin,
      host: new URL(origin).host,
      milliseconds: await pingDomain(origin, leave.signal),
      chance: Math.random(),
    });
    void Promise.all(list.map(measure)).then((measured) => {
      if (leave.signal.aborted) return;
      setDone({
        round,
        list: measured.toSorted((measurement, other) => measurement.milliseconds - other.milliseconds),
      });
    });
    return () => leave.abort();
  }, [originList, round]);

  return {
    failure: data ? undefined : failure,
    retry,
    /** The number of domains; undefined until it is known. */
    count: origins?.length,
    /** The fastest first; undefined until all are measured. */
    list: done?.list,
    busy: done?.round !== round,
    measure: () => setRound(round + 1),
  };
}
