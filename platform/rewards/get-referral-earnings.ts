import { request } from '#platform/client/request.ts';
import type { ReferralEarnings, ReferralEarningsRequest } from '#schemas/generated/platform.ts';

export type ReferralEarningsParams = Pick<ReferralEarningsRequest, 'from' | 'to'> & {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
};

/** A page of the days on which friends' bets have brought something, newest first. */
export function getReferralEarnings(
  { pageNo, pageSize, ...days }: ReferralEarningsParams,
  signal?: AbortSignal,
): Promise<ReferralEarnings> {
  const query: ReferralEarningsRequest = { ...days, pageNo, pageSize };
  return request('/wps/relay/MCSFE_referralEarnings', { token: true, query: { ...query }, signal });
}

/** @param session number of the session whose earnings they are */
export function referralEarningsKey(session: number, params: ReferralEarningsParams) {
  return ['getReferralEarnings', session, params] as const;
}
