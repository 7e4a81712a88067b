import type { FavoriteIdsResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';

/** Numbers of the account's favourite games [4.14]. */
export const getFavoriteIds: Handler<'getFavoriteIds'> = {
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
