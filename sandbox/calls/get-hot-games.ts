import type { Call } from '#sandbox/http/call.ts';
import type { HotGamesRequest, HotGamesResponse } from '#schemas/generated/platform.ts';
import { selectGames, toGame, withColumns } from './select-games.ts';

const MOST = 60;

/** The games marked as hot, of one vendor or of all. The path is this project's own. */
export const getHotGames: Call<HotGamesRequest> = {
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGames',
  query: 'hot-games-request',
  response: 'hot-games-response',
  async answer({ vassalage, language }, { db }): Promise<HotGamesResponse> {
    let hot = selectGames(db, language).where('game.is_hot', '=', true);
    if (vassalage) hot = hot.where('game.vendor', '=', vassalage);
    const rows = await withColumns(hot).orderBy('hot_rank').limit(MOST).execute();
    return { list: rows.map(toGame) };
  },
};
