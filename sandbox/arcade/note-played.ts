import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Makes a game the latest of those that an account played. */
export async function notePlayed(
  db: Kysely<Tables>,
  { accountId, nodeId, now }: { readonly accountId: number; readonly nodeId: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('played_game')
    .values({ account_id: accountId, node_id: nodeId, played_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'node_id']).doUpdateSet({ played_at: now }))
    .execute();
}
