import { request } from '#platform/client/request.ts';
import type { LotteryMenuRequest, LotteryMenuResponse } from '#schemas/generated/platform.ts';

/**
 * The lotteries by group, in the order of the menu: the call's key and the call. All that show a lottery read it from
 * here.
 */
export function lotteryMenu(params: LotteryMenuRequest) {
  return [
    ['getLotteryMenu', params],
    (signal: AbortSignal): Promise<LotteryMenuResponse> =>
      request('/lgw/vn/games/game_menu', { query: { ...params }, signal }),
  ] as const;
}
