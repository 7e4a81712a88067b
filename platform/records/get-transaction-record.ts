import { request } from '#platform/client/request.ts';
import type { TransactionRecord, TransactionRecordRequest } from '#schemas/generated/platform.ts';

export type TransactionRecordParams = Pick<TransactionRecordRequest, 'from' | 'to' | 'kind' | 'language'> & {
  /** From 1. */
  readonly pageNo: number;
  /** Movements a page, 1 to 100. */
  readonly pageSize: number;
};

/** A page of the movements of money of who is signed in, newest first, with the totals of all pages. */
export function getTransactionRecord(
  { pageNo, pageSize, ...rest }: TransactionRecordParams,
  signal?: AbortSignal,
): Promise<TransactionRecord> {
  const query: TransactionRecordRequest = { ...rest, pageNo, pageSize };
  return request('/wps/relay/MCSFE_transactionRecord', { token: true, query: { ...query }, signal });
}

/** @param session number of the session whose movements they are */
export function transactionRecordKey(session: number, params: TransactionRecordParams) {
  return ['getTransactionRecord', session, params] as const;
}
