import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

export interface LockedWallet {
  readonly accountId: number;
  readonly place: string;
  /** In the currency's smallest unit. */
  readonly amount: bigint;
}

/**
 * Holds all wallets of accounts until the transaction ends. Whoever needs several of them takes them this way, always
 * in the same order: nobody waits for each other in a circle.
 */
export async function lockWallets(
  db: Kysely<Tables>,
  accountIds: readonly number[],
): Promise<readonly LockedWallet[]> {
  const rows = await db
    .selectFrom('wallet')
    .select(['account_id as accountId', 'place', sql<string>`amount::text`.as('amount')])
    .where('account_id', 'in', accountIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ amount, ...wallet }) => ({ ...wallet, amount: BigInt(amount) }));
}
