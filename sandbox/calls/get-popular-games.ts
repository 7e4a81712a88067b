import type { PopularGamesResponse } from '@liveryjs/schemas/platform';
import { selectGames, toGame, withColumns } from '#sandbox/games/select-games.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** The most played games of every category. */
export const getPopularGames: Handler<'getPopularGames'> = {
  async answer({ count, language }, { db, request }): Promise<PopularGamesResponse> {
    const rows = await withColumns(selectGames(db, await languageOf(db, language), merchantOf(request)))
      .orderBy('play_rank')
      .limit(Number(count))
      .execute();
    return rows.map(toGame);
  },
};
