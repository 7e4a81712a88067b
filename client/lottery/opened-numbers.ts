import { getOpenedNumbers, getVnOpenedNumbers } from '@liveryjs/schemas/calls/lottery';
import type { LotteryGame } from '@liveryjs/schemas/platform';

/** Draws that a history goes back to [9.01]. */
export const OPENED_DRAWS = 100;

/** The vendor whose opened numbers have a call of their own. */
const VIETNAM = 'TCG_LOTTO_VN';

/** The call that answers the latest draws of a lottery, newest first. */
export function openedNumbersCall({ vassalage }: Pick<LotteryGame, 'vassalage'>) {
  return vassalage === VIETNAM ? getVnOpenedNumbers : getOpenedNumbers;
}
