import type { Call } from '#sandbox/http/call.ts';
import type { PopularGamesRequest, PopularGamesResponse } from '#schemas/generated/platform.ts';
import { languageOf } from './language-of.ts';
import { selectGames, toGame, withColumns } from './select-games.ts';

/** The most played games of every category. */
export const getPopularGames: Call<Required<Pick<PopularGamesRequest, 'count'>> & PopularGamesRequest> = {
  method: 'GET',
  path: '/lgw/games/popular',
  query: 'popular-games-request',
  response: 'popular-games-response',
  async answer({ count, language }, { db }): Promise<PopularGamesResponse> {
    const rows = await withColumns(selectGames(db, await languageOf(db, language)))
      .orderBy('play_rank')
      .limit(Number(count))
      .execute();
    return rows.map(toGame);
  },
};
