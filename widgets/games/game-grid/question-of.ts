import { GAME_CLIENT, gameListParams } from '@liveryjs/client/games/game-list-params';
import type { GamesCall } from '@liveryjs/client/games/games-page';
import { portalSections } from '@liveryjs/client/portal-sections';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import {
  getFavoriteList,
  getGameList,
  getHotGames,
  getPopularGames,
  getRecentGames,
} from '@liveryjs/schemas/calls/games';
import type { GameCategory } from '@liveryjs/schemas/portal';
import type { ListState } from './game-grid.model.ts';

/** The call that brings a view's games, and what the call is asked with. */
interface Question {
  readonly declared: GamesCall;
  readonly params: object;
}

interface Terms {
  readonly brand: ResolvedBrand;
  readonly gameType: GameCategory | undefined;
  /** Codes of vendors to ask for; `all` for whatever there is; undefined while that is not known. */
  readonly codes: readonly string[] | 'all' | undefined;
  readonly language: string;
  readonly pageSize: number;
}

/** Returns the call for a view's games; undefined while its parameters are not known, and where no vendor is left. */
export function questionOf(
  { view, page: pageNo, search, gameClassify, sort }: ListState,
  { brand, gameType, codes, language, pageSize }: Terms,
): Question | undefined {
  const cut = { language, pageNo, pageSize };
  switch (view) {
    case 'hot': {
      const { platform } = GAME_CLIENT;
      const { merchantCode } = portalSections(brand).tenant;
      return { declared: getHotGames, params: { platform, merchantCode, language } };
    }
    case 'popular':
      return { declared: getPopularGames, params: { count: pageSize, language } };
    case 'recent':
      return { declared: getRecentGames, params: cut };
    case 'favourites':
      return { declared: getFavoriteList, params: { ...GAME_CLIENT, ...cut, ...(gameType && { gameType }) } };
    case 'all': {
      // Without a code the platform would answer with the games of all vendors.
      if (!gameType || !codes || codes.length === 0) return undefined;
      const terms = {
        gameType,
        sort,
        ...cut,
        ...(search && { gameName: search }),
        ...(gameClassify && { gameClassify }),
        ...(codes !== 'all' && { vendors: codes }),
      };
      return { declared: getGameList, params: gameListParams(terms, brand) };
    }
  }
}
