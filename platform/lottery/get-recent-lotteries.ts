import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { LotteryMenuRequest, LotteryRecentResponse } from '#schemas/generated/platform.ts';

/** The lotteries that the account bet on last, newest first. */
export function getRecentLotteries(
  params: LotteryMenuRequest,
  signal: AbortSignal,
): Promise<LotteryRecentResponse> {
  return request('/lgw/vn/games/game_menu/recent', { query: { ...params }, token: true, signal });
}

/**
 * Null without a session: guests have none [4.14].
 *
 * @param orderId the order placed last on this page: a newer one changes the answer
 */
export function recentLotteriesKey(
  { token, number }: Pick<Session, 'token' | 'number'>,
  params: LotteryMenuRequest,
  orderId: number | undefined,
) {
  return token === undefined ? null : (['getRecentLotteries', number, params, orderId] as const);
}
