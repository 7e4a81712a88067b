import type { TokenCall } from '#sandbox/http/call.ts';
import type { RecentGamesRequest, RecentGamesResponse } from '#schemas/generated/platform.ts';
import { languageOf } from './language-of.ts';
import { readPage } from './read-page.ts';
import { selectGames } from './select-games.ts';

/** What the account launched or bet on [4.14], the latest first. */
export const getRecentGames: TokenCall<
  RecentGamesRequest & Required<Pick<RecentGamesRequest, 'pageNo' | 'pageSize'>>
> = {
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  token: true,
  query: 'recent-games-request',
  response: 'recent-games-response',
  async answer(query, { db, session }): Promise<RecentGamesResponse> {
    let played = selectGames(db, await languageOf(db, query.language))
      .innerJoin('played_game', 'played_game.node_id', 'game.node_id')
      .where('account_id', '=', session.accountId);
    if (query.vassalage) played = played.where('game.vendor', '=', query.vassalage);
    const { games, totalPages } = await readPage(played, 'played_at', query);
    return { list: games, totalPages };
  },
};
