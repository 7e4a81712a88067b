import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The sum of all entries of the ledger, and the wallets that hold something else than the sum of theirs. */
export async function readBooks(db: Kysely<Tables>) {
  const { total } = await db
    .selectFrom('ledger_entry')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('total'))
    .executeTakeFirstOrThrow();
  const wrong = await db
    .selectFrom('wallet')
    .leftJoin('ledger_entry', 'ledger_entry.wallet_id', 'wallet.id')
    .select('wallet.id')
    .groupBy(['wallet.id', 'wallet.amount'])
    .having(sql<boolean>`coalesce(sum(ledger_entry.amount), 0) <> wallet.amount`)
    .execute();
  return { total, wrong };
}
