import { gamesByCode } from '@liveryjs/client/lottery/choose-game';
import type { LotteryGame, LotteryMenuResponse } from '@liveryjs/schemas/platform';

export interface MenuSection {
  readonly id: string;
  readonly label: string;
  readonly games: readonly LotteryGame[];
}

/**
 * The groups of a menu, those that are named first.
 *
 * @param order codes of groups
 * @param only leaves out the groups that are not named
 */
export function sectionsOf(menu: LotteryMenuResponse, order: readonly string[], only = false): MenuSection[] {
  const place = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length);
  return menu
    .filter(({ gameGroupCode }) => !only || order.includes(gameGroupCode))
    .map(({ gameGroupCode: id, labelName: label = id, gameMenus: games }) => ({ id, label, games }))
    .sort((group, other) => place(group.id) - place(other.id));
}

/** The lotteries of a shelf that the menu has, with the names of its language. */
export function shelfOf(menu: LotteryMenuResponse, codes: readonly string[] | undefined): LotteryGame[] {
  return gamesByCode(menu, codes ?? []);
}

/** Returns the interval between a lottery's draws, in the largest unit that fits. */
export function rhythmOf(seconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes % 1440 === 0) return { unit: 'days', count: minutes / 1440 };
  return minutes % 60 === 0 ? { unit: 'hours', count: minutes / 60 } : { unit: 'minutes', count: minutes };
}
