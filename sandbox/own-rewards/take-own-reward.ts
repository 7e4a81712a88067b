import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * Marks a reward that waits as claimed.
 *
 * @param db a transaction of the caller's
 * @returns what it is worth, in the currency's smallest unit; undefined where somebody was faster
 */
export async function takeOwnReward(
  db: Kysely<Tables>,
  { accountId, id, now }: { accountId: number; id: number; now: Date },
): Promise<bigint | undefined> {
  const taken = await db
    .updateTable('own_reward')
    .set({ claimed_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('claimed_at', 'is', null)
    .where('ends_at', '>', now)
    .returning(sql<string>`amount::text`.as('amount'))
    .executeTakeFirst();
  return taken && BigInt(taken.amount);
}
