import type { RecentGamesResponse } from '@liveryjs/schemas/platform';
import { readPage } from '#sandbox/games/read-page.ts';
import { selectGames } from '#sandbox/games/select-games.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** The games that the account launched or bet on [4.14], the latest first. */
export const getRecentGames: Handler<'getRecentGames'> = {
  async answer(query, { db, session, request }): Promise<RecentGamesResponse> {
    let played = selectGames(db, await languageOf(db, query.language), merchantOf(request))
      .innerJoin('played_game', 'played_game.node_id', 'game.node_id')
      .where('account_id', '=', session.accountId);
    if (query.vassalage) played = played.where('game.vendor', '=', query.vassalage);
    const { games, totalPages } = await readPage(played, 'played_at', query);
    return { list: games, totalPages };
  },
};
