import { request } from '#platform/client/request.ts';
import type { LotteryDraw } from '#schemas/generated/platform.ts';

/** The draw of a lottery that takes bets, and the one that opened last. */
export function getLotteryDraw(gameCode: string, signal?: AbortSignal): Promise<LotteryDraw> {
  return request('/lotto/lgw/games/current', { query: { gameCode }, signal });
}
