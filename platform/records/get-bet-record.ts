import { request } from '#platform/client/request.ts';
import type { BetRecord, BetRecordRequest } from '#schemas/generated/platform.ts';

export type BetRecordParams = Pick<BetRecordRequest, 'from' | 'to' | 'gameType' | 'status' | 'language'> & {
  /** From 1. */
  readonly page: number;
  /** Bets a page, 1 to 100. */
  readonly pageSize: number;
};

/** A page of the bets of who is signed in, newest first, with the totals of all pages. */
export function getBetRecord(
  { page, pageSize, ...rest }: BetRecordParams,
  signal?: AbortSignal,
): Promise<BetRecord> {
  const query: BetRecordRequest = { ...rest, pageNo: String(page), pageSize: String(pageSize) };
  return request('/wps/relay/MCSFE_betRecord', { token: true, query: { ...query }, signal });
}

/** @param session number of the session whose bets they are */
export function betRecordKey(session: number, params: BetRecordParams) {
  return ['getBetRecord', session, params] as const;
}
