import type { TokenCall } from '#sandbox/http/call.ts';
import type { FavoriteRequest } from '#schemas/generated/platform.ts';

/** Makes a game no favourite, if it was one [4.14]. */
export const removeFavorite: TokenCall<object, FavoriteRequest> = {
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavorite',
  token: true,
  body: 'favorite-request',
  async answer(_query, { db, session, body: { nodeId } }) {
    await db
      .deleteFrom('favorite_game')
      .where('account_id', '=', session.accountId)
      .where('node_id', '=', nodeId)
      .execute();
    return null;
  },
};
