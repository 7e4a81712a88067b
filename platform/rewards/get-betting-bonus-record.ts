import { request } from '#platform/client/request.ts';
import type { BettingBonusRecord, BettingBonusRecordRequest } from '#schemas/generated/platform.ts';

export type BettingBonusRecordParams = Pick<BettingBonusRecordRequest, 'from' | 'to' | 'gameType'> & {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
};

/** A page of what who is signed in has claimed, newest first. */
export function getBettingBonusRecord(
  { pageNo, pageSize, ...rest }: BettingBonusRecordParams,
  signal?: AbortSignal,
): Promise<BettingBonusRecord> {
  const query: BettingBonusRecordRequest = { ...rest, pageNo, pageSize };
  return request('/wps/relay/MCSFE_rebateRecord', { token: true, query: { ...query }, signal });
}

/** @param session number of the session whose claims they are */
export function bettingBonusRecordKey(session: number, params: BettingBonusRecordParams) {
  return ['getBettingBonusRecord', session, params] as const;
}
