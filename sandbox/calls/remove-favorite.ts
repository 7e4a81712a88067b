import type { Handler } from '#sandbox/http/contract.ts';

/** Makes a game no favourite, if it was one [4.14]. */
export const removeFavorite: Handler<'removeFavorite'> = {
  async answer(_query, { db, session, body: { nodeId } }) {
    await db
      .deleteFrom('favorite_game')
      .where('account_id', '=', session.accountId)
      .where('node_id', '=', nodeId)
      .execute();
    return null;
  },
};
