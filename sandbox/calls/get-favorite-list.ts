import type { FavoriteListResponse } from '@liveryjs/schemas/platform';
import { readPage } from '#sandbox/games/read-page.ts';
import { selectGames } from '#sandbox/games/select-games.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** The account's favourite games [4.14], the newest favourite first. */
export const getFavoriteList: Handler<'getFavoriteList'> = {
  async answer(query, { db, session, request }): Promise<FavoriteListResponse> {
    let favorites = selectGames(db, await languageOf(db, query.language), merchantOf(request))
      .innerJoin('favorite_game', 'favorite_game.node_id', 'game.node_id')
      .where('account_id', '=', session.accountId);
    if (query.gameType) favorites = favorites.where('game_type', '=', query.gameType);
    const { games, totalPages } = await readPage(favorites, 'added_at', query);
    return { content: games, totalPages };
  },
};
