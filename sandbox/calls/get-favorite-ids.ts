import type { TokenCall } from '#sandbox/http/call.ts';
import type { FavoriteIdsResponse } from '#schemas/generated/platform.ts';

/** Numbers of the account's favourite games [4.14]. */
export const getFavoriteIds: TokenCall<object> = {
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteIds',
  token: true,
  response: 'favorite-ids-response',
  async answer(_query, { db, session }): Promise<FavoriteIdsResponse> {
    const rows = await db
      .selectFrom('favorite_game')
      .select('node_id')
      .where('account_id', '=', session.accountId)
      .orderBy('added_at', 'desc')
      .orderBy('node_id')
      .execute();
    return rows.map(({ node_id }) => node_id);
  },
};
