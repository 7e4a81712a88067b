import type { LotteryGame, LotteryMenuResponse } from '@liveryjs/schemas/platform';

/** Which of the lotteries that there are an address names. */
export interface ChosenGame {
  /** Undefined while the menu is on its way, where it has no lottery, or none of that code. */
  readonly game: LotteryGame | undefined;
  /** The address names a lottery that there is not. */
  readonly unknown: boolean;
}

/**
 * The menu narrowed to some vendors, without lotteries that pay in no way at all, and without groups that are empty then.
 *
 * @param vendors none for all
 */
export function menuOf(menu: LotteryMenuResponse, vendors: readonly string[]): LotteryMenuResponse {
  const isOffered = ({ vassalage, prizeModes }: LotteryGame) =>
    prizeModes.length > 0 && (vendors.length === 0 || vendors.includes(vassalage));
  return menu
    .map((group) => ({
      ...group,
      gameMenus: group.gameMenus.filter(isOffered),
    }))
    .filter(({ gameMenus }) => gameMenus.length > 0);
}

/** The menu without the lotteries of some vendors. */
export function withoutVendors(menu: LotteryMenuResponse, vendors: readonly string[]): LotteryMenuResponse {
  if (vendors.length === 0) return menu;
  return menu.map((group) => ({
    ...group,
    gameMenus: group.gameMenus.filter(({ vassalage }) => !vendors.includes(vassalage)),
  }));
}

/**
 * @param menu undefined while it is on its way
 * @param gameCode from the address; without one the first lottery of the menu is chosen
 */
export function chosenGame(
  menu: LotteryMenuResponse | undefined,
  vendors: readonly string[],
  gameCode: string | null,
): ChosenGame {
  if (!menu) return { game: undefined, unknown: false };
  const games = gamesOf(menuOf(menu, vendors));
  if (!gameCode) return { game: games[0], unknown: false };
  const game = games.find((item) => item.gameCode === gameCode);
  return { game, unknown: game === undefined };
}

/**
 * The page that a lottery opens on: the first that takes its vendor.
 *
 * @param pages vendors: none for all
 */
export function pageOfLottery<Page extends { readonly vendors: readonly string[] }>(
  pages: readonly Page[],
  { vassalage }: Pick<LotteryGame, 'vassalage'>,
): Page | undefined {
  return pages.find(({ vendors }) => vendors.length === 0 || vendors.includes(vassalage));
}

/** Every lottery of a menu once. */
export function gamesOf(menu: LotteryMenuResponse): LotteryGame[] {
  const all = menu.flatMap(({ gameMenus }) => gameMenus);
  return all.filter((game, index) => all.findIndex(({ gameCode }) => gameCode === game.gameCode) === index);
}

/** The lotteries with these codes, in the order of the codes; without those that there are no more. */
export function gamesByCode(menu: LotteryMenuResponse, codes: readonly string[]): LotteryGame[] {
  const games = gamesOf(menu);
  return codes.flatMap((code) => games.filter(({ gameCode }) => gameCode === code));
}
