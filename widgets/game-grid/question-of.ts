import { favouritesKey, getFavourites } from '#platform/games/favourites/get-favourites.ts';
import { type GameListParams, gameListKey, getGameList } from '#platform/games/get-game-list.ts';
import { getHotGames, hotGamesKey } from '#platform/games/get-hot-games.ts';
import { getPopularGames, popularGamesKey } from '#platform/games/get-popular-games.ts';
import { getRecentGames, recentGamesKey } from '#platform/games/get-recent-games.ts';
import type { Game } from '#schemas/generated/platform.ts';
import type { GameCategory } from '#schemas/generated/portal.ts';
import type { ListState } from './game-grid.model.ts';

/** Games as the platform gives them. */
interface Page {
  readonly games: readonly Game[];
  readonly totalPages?: number;
  readonly total?: number;
}

interface Terms {
  readonly gameType: GameCategory | undefined;
  /** Codes of vendors to ask for; `all` for whatever there is; undefined while that is not known. */
  readonly codes: readonly string[] | 'all' | undefined;
  readonly language: string;
  readonly pageSize: number;
  readonly merchantCode: string;
  /** Number of the session that has games of its own. */
  readonly owner: number | 'nobody' | undefined;
}

interface Question {
  readonly key: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<Page>;
}

/** The call that brings a view's games; undefined while what it needs is not known. */
export function questionOf(state: ListState, terms: Terms): Question | undefined {
  const { view } = state;
  if (view === 'hot') return hot(terms);
  if (view === 'popular') return popular(terms);
  return view === 'all' ? all(state, terms) : own(view, state, terms);
}

function hot({ merchantCode, language }: Terms): Question {
  const params = { merchantCode, language };
  return { key: hotGamesKey(params), load: async (signal) => ({ games: await getHotGames(params, signal) }) };
}

function popular({ pageSize: count, language }: Terms): Question {
  const params = { count, language };
  return {
    key: popularGamesKey(params),
    load: async (signal) => ({ games: await getPopularGames(params, signal) }),
  };
}

function own(
  view: 'favourites' | 'recent',
  { page }: ListState,
  { owner, gameType, language, pageSize }: Terms,
): Question | undefined {
  if (typeof owner !== 'number') return undefined;
  const params = { language, page, pageSize };
  if (view === 'recent') {
    return {
      key: recentGamesKey(owner, params),
      load: async (signal) => {
        const { list: games, totalPages } = await getRecentGames(params, signal);
        return { games, totalPages };
      },
    };
  }
  const ofType = { ...params, ...(gameType && { gameType }) };
  return {
    key: favouritesKey(owner, ofType),
    load: async (signal) => {
      const { content: games, totalPages } = await getFavourites(ofType, signal);
      return { games, totalPages };
    },
  };
}

function all(
  { page, search, gameClassify, sort }: ListState,
  { gameType, codes, language, pageSize }: Terms,
) {
  if (!codes || !gameType) return undefined;
  const params: GameListParams = {
    gameType,
    language,
    sort,
    page,
    pageSize,
    ...(search && { gameName: search }),
    ...(gameClassify && { gameClassify }),
    ...(codes !== 'all' && { vendors: codes }),
  };
  return {
    key: gameListKey(params),
    // Without a code the platform would answer with the games of all vendors.
    load: async (signal: AbortSignal) =>
      codes.length === 0 ? { games: [], total: 0, totalPages: 0 } : getGameList(params, signal),
  };
}
