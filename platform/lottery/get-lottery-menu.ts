import { request } from '#platform/client/request.ts';
import type { LotteryMenuRequest, LotteryMenuResponse } from '#schemas/generated/platform.ts';

/** The lotteries by group, in the order of the menu. */
export function getLotteryMenu(
  params: LotteryMenuRequest,
  signal: AbortSignal,
): Promise<LotteryMenuResponse> {
  return request('/lgw/vn/games/game_menu', { query: { ...params }, signal });
}

export function lotteryMenuKey(params: LotteryMenuRequest) {
  return ['getLotteryMenu', params] as const;
}
