import { useResource } from '#engine/kit/use-resource.ts';
import { pageTime } from '#engine/render/page-time.ts';
import { boundsOf } from './period.ts';
import { type RecordPage, readAllPages } from './read-all-pages.ts';
import type { RecordAddress } from './use-record-address.ts';

/** A part of the records of a period. */
export interface RecordCut {
  /** First moment, and the first one after it, in ISO 8601. */
  readonly from: string;
  readonly to: string;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Source<Page> {
  /** Names the page: the call and all that it is asked. */
  readonly key: (cut: RecordCut) => readonly unknown[] | null;
  readonly load: (cut: RecordCut, signal?: AbortSignal) => Promise<Page>;
}

/**
 * The page of records that an address asks for, and the way to all of them. What was there stays until they are here.
 * Nothing is loaded for days that are no period, which is `badPeriod`.
 */
export function useRecordPages<Row, Page extends RecordPage<Row>>(
  { period, page }: Pick<RecordAddress<never>, 'period' | 'page'>,
  pageSize: number,
  { key, load }: Source<Page>,
) {
  const bounds = boundsOf(period, new Date(pageTime()));
  const days = { from: bounds?.from.toISOString() ?? '', to: bounds?.to.toISOString() ?? '' };
  const cut = { ...days, pageNo: page, pageSize };
  const { data, stale, failure, retry } = useResource(
    bounds ? key(cut) : null,
    (signal) => load(cut, signal),
    { keep: true },
  );
  return {
    badPeriod: bounds === undefined,
    data,
    stale,
    // A page that shows stays when only its renewal fails.
    failure: data && !stale ? undefined : failure,
    retry,
    readAll: () => readAllPages<Row>((part) => load({ ...days, ...part })),
  };
}
