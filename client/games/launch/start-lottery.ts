import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { system } from '#client/system/store.ts';
import { SEA_LOTTERY } from './decide-launch.ts';
import { startGame } from './start-game.ts';

/**
 * Starts the first lottery of the vendor that has a window of its own, so that the page stays as it is; where the
 * platform has not that vendor, and where the visitor is not offered it, the page of all lotteries comes [2.26].
 */
export async function startLottery(context: ActionContext): Promise<void> {
  const menu = system.gameMenus?.find(
    ({ gameCategory, vendors }) =>
      /LOTT$/.test(gameCategory) && vendors.some(({ vassalage }) => vassalage === SEA_LOTTERY),
  );
  const isOffered = !context.facts.notOffered?.includes(SEA_LOTTERY);
  if (!menu || !isOffered) return context.navigate('/elott');
  return startGame(context, { vassalage: SEA_LOTTERY, gameType: menu.gameCategory, isGame: 'VASSALAGE' });
}
