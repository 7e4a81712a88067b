import { request } from '#platform/client/request.ts';
import type { LotteryGame, LotteryOpenedResponse } from '#schemas/generated/platform.ts';

/** Draws that a history goes back to [9.01]. */
export const OPENED_DRAWS = 100;

/** The vendor whose opened numbers have a call of their own. */
const VIETNAM = 'TCG_LOTTO_VN';

type Lottery = Pick<LotteryGame, 'gameCode' | 'vassalage'>;

/** The latest draws of a lottery, newest first. */
export function getOpenedNumbers(
  { gameCode, vassalage }: Lottery,
  signal: AbortSignal,
): Promise<LotteryOpenedResponse> {
  const path = vassalage === VIETNAM ? '/lgw/vn/numeros/opened/game' : '/lotto/lgw/games/opened/numero';
  return request(path, { query: { gameCode, count: OPENED_DRAWS }, signal });
}

/** @param numero number of the draw that opened last: a newer one makes the answer old */
export function openedNumbersKey({ gameCode }: Lottery, numero: string | undefined) {
  return ['getOpenedNumbers', gameCode, numero] as const;
}
