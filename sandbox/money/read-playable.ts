import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * Reads the amount that an account can play a vendor's games with, in the currency's smallest unit: the vendor's wallet, and
 * MAIN.
 */
export async function readPlayable(db: Kysely<Tables>, accountId: number, vendor: string): Promise<bigint> {
  const { amount } = await db
    .selectFrom('wallet')
    .select(sql<string>`sum(amount)::text`.as('amount'))
    .where('account_id', '=', accountId)
    .where('place', 'in', ['MAIN', vendor])
    .executeTakeFirstOrThrow();
  return BigInt(amount);
}
