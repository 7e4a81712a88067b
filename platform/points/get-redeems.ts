import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { RedeemListRequest, RedeemListResponse } from '#schemas/generated/platform.ts';

export interface RedeemListParams extends Pick<RedeemListRequest, 'language' | 'status'> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of what was redeemed, the latest first [7.04]. */
export function getRedeems(
  { page, pageSize, ...rest }: RedeemListParams,
  signal: AbortSignal,
): Promise<RedeemListResponse> {
  const query: RedeemListRequest = { ...rest, pageNo: page, pageSize };
  return request('/wps/points/redeems', { query: { ...query }, token: true, signal });
}

/** Null without a session. */
export function redeemsKey({ token, number }: Pick<Session, 'token' | 'number'>, params: RedeemListParams) {
  return token === undefined ? null : (['getRedeems', number, params] as const);
}
