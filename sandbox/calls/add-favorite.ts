import { selectGames } from '#sandbox/games/select-games.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { Refusal } from '#sandbox/http/refusal.ts';

/** Makes a game a favourite, or leaves it one [4.14]. */
export const addFavorite: Handler<'addFavorite'> = {
  async answer(_query, { db, clock, session, request, body: { nodeId, vendor, gameType } }) {
    const game = await selectGames(db, 'EN', merchantOf(request))
      .select('game.node_id')
      .where('game.node_id', '=', nodeId)
      .where('game.vendor', '=', vendor)
      .where('game.game_type', '=', gameType)
      .executeTakeFirst();
    if (!game) throw new Refusal(404, 'This game does not exist.', { code: 'invalid_game' });
    await db
      .insertInto('favorite_game')
      .values({ account_id: session.accountId, node_id: nodeId, added_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return null;
  },
};
