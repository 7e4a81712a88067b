import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { LotteryOrdersRequest, LotteryOrdersResponse } from '#schemas/generated/platform.ts';

/** Bets on lotteries of the account's own, newest first. */
export function getLotteryBets(
  params: LotteryOrdersRequest,
  signal: AbortSignal,
): Promise<LotteryOrdersResponse> {
  return request('/lotto/lgw/orders', { query: { ...params }, token: true, signal });
}

/**
 * Null without a session.
 *
 * @param version changes with every draw and order, which change the answer
 */
export function lotteryBetsKey(
  { token, number }: Pick<Session, 'token' | 'number'>,
  params: LotteryOrdersRequest,
  version: string,
) {
  return token === undefined ? null : (['getLotteryBets', number, params, version] as const);
}
