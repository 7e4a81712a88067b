import type { LiveTableListResponse } from '@liveryjs/schemas/platform';
import { nodeIdOf } from '#sandbox/games/node-id-of.ts';
import { selectGames } from '#sandbox/games/select-games.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { tableAt } from '#sandbox/live-tables/table-at.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** The tables of live games, as they are at the moment. The call is this project's own. */
export const getLiveTables: Handler<'getLiveTables'> = {
  async answer({ nodeId, language }, { db, clock }): Promise<LiveTableListResponse> {
    const nodeIds = nodeId.split(',').map(nodeIdOf);
    if (nodeIds.includes(0))
      refuseMistakes([{ at: 'query/nodeId', message: 'must be numbers of games, with commas between' }]);
    const spokenLanguage = await languageOf(db, language);
    const games = await selectGames(db)
      .where('game.game_type', '=', 'LIVE')
      .where('game.node_id', 'in', nodeIds)
      .select(['game.node_id', 'game_classify', 'min_bet'])
      .orderBy('game.node_id')
      .execute();
    const now = clock();
    return { tables: games.map((game) => tableAt(game, now, spokenLanguage)) };
  },
};
