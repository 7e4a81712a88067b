import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { OwnRewardListRequest, OwnRewardListResponse } from '#schemas/generated/platform.ts';

export interface OwnRewardListParams extends Pick<OwnRewardListRequest, 'language' | 'state'> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the account's rewards: those that wait, or those that are past. */
export function getOwnRewards(
  { page, pageSize, ...rest }: OwnRewardListParams,
  signal: AbortSignal,
): Promise<OwnRewardListResponse> {
  const query: OwnRewardListRequest = { ...rest, pageNo: page, pageSize };
  return request('/wps/reward-centre', { query: { ...query }, token: true, signal });
}

/** Null without a session. */
export function ownRewardsKey(
  { token, number }: Pick<Session, 'token' | 'number'>,
  params: OwnRewardListParams,
) {
  return token === undefined ? null : (['getOwnRewards', number, params] as const);
}
