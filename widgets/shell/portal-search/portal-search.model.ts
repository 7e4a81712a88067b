import { type GameLaunch, launchOf } from '@liveryjs/client/games/launch/game-launch';
import type { NamedVendor } from '@liveryjs/client/games/load-vendors';
import { imageUrl, squareImageUrl } from '@liveryjs/client/image-url';
import type { ShownPromotion } from '@liveryjs/client/promotions/shown-promotions';
import type { LinkTarget } from '@liveryjs/schemas/brand';
import type { Game, HelpCategory, LotteryGame } from '@liveryjs/schemas/platform';
import type { Props } from './portal-search.props.ts';
import type { Entry } from './search-index.ts';

/** A kind of thing that can be found. */
export type Source = Props['sources'][number];

/** Something to choose: it leads to a place of the portal, or starts a game. */
export interface Choice extends Entry {
  /** A word on it, such as its maker. */
  readonly detail?: string | undefined;
  /** Address of its picture. */
  readonly picture?: string | undefined;
  /** Name of the icon that stands where there is no picture. */
  readonly icon?: string | undefined;
  readonly aim: { readonly to: LinkTarget } | { readonly launch: GameLaunch };
}

/** As many of a source show before somebody asks for all of it. */
export const FEW: Readonly<Record<Source, number>> = {
  games: 6,
  providers: 3,
  lotteries: 3,
  promotions: 3,
  help: 3,
  pages: 4,
  records: 5,
};
/** As many show at most. */
export const MANY = 60;

/**
 * @param makers what vendors are called, by their code; one that is not among them is not shown to the visitor
 */
export function gameChoices(games: readonly Game[], makers: ReadonlyMap<string, string>): Choice[] {
  return games.flatMap((game) => {
    const maker = makers.get(game.vassalage);
    if (maker === undefined) return [];
    return {
      id: `game ${game.vassalage} ${game.nodeId}`,
      title: game.gameName,
      also: maker,
      detail: maker,
      picture: squareImageUrl(game.icon),
      icon: 'play',
      aim: { launch: launchOf(game) },
    };
  });
}

/** @param pageOf where the games of a vendor are listed; undefined where the vendor is opened like a game */
export function providerChoices(
  vendors: readonly NamedVendor[],
  pageOf: (vendor: NamedVendor) => LinkTarget | undefined,
): Choice[] {
  return vendors.flatMap((vendor) => {
    const { vassalage, vendorName: name, icon, gameTypes } = vendor;
    const page = pageOf(vendor);
    const gameType = gameTypes?.[0];
    const aim = page
      ? { to: { ...page, query: { ...page.query, vassalage } } }
      : gameType && { launch: { vassalage, gameType, isGame: 'VASSALAGE' as const, name } };
    return aim
      ? {
          id: `provider ${vassalage}`,
          title: name,
          also: vassalage,
          picture: imageUrl(icon),
          icon: 'star',
          aim,
        }
      : [];
  });
}

export function lotteryChoices(lotteries: readonly LotteryGame[]): Choice[] {
  return lotteries.map(({ gameCode, gameName: title, vassalage, gameType = 'LOTT', nodeId, icon }) => ({
    id: `lottery ${gameCode}`,
    title,
    also: gameCode,
    picture: imageUrl(icon),
    icon: 'ticket',
    aim: {
      launch: { vassalage, gameType, gameCode, name: title, ...(nodeId !== undefined && { nodeId }) },
    },
  }));
}

/** @param to the page of one promotion, which is given its id */
export function promotionChoices(promotions: readonly ShownPromotion[], to: LinkTarget): Choice[] {
  return promotions.map(({ id, title, summary }) => ({
    id: `promotion ${id}`,
    title,
    also: summary,
    icon: 'gift',
    aim: { to: { ...to, query: { ...to.query, id: String(id) } } },
  }));
}

/** @param to the page of one article, which is given its id */
export function helpChoices(categories: readonly HelpCategory[], to: LinkTarget): Choice[] {
  return categories.flatMap(({ title: category, articles }) =>
    articles.map(({ id, title, summary }) => ({
      id: `help ${id}`,
      title,
      also: `${summary} ${category}`,
      detail: category,
      icon: 'question',
      aim: { to: { ...to, query: { ...to.query, id } } },
    })),
  );
}

/** A row of the account, with the number that names it. */
export interface AccountRecord {
  readonly number: string;
  readonly choice: Choice;
}

/** Digits from which on something that is typed may be the number of a record. */
const NUMBER = 3;

/** Tells whether the typed text may be the number of a record. */
export function mayBeNumber(typed: string): boolean {
  return /^[\p{L}\d\s#./-]+$/u.test(typed) && typed.replaceAll(/\D/g, '').length >= NUMBER;
}

/** The records whose number has what is typed, whatever stands between its digits. */
export function recordsBy(typed: string, records: readonly AccountRecord[]): readonly Choice[] {
  if (!mayBeNumber(typed)) return [];
  const bare = (number: string) => number.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  return records.filter(({ number }) => bare(number).includes(bare(typed))).map(({ choice }) => choice);
}
