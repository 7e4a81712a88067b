import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Reads the sum that an account's wallets hold together, in the currency's smallest unit. */
export async function readHeld(db: Kysely<Tables>, accountId: number): Promise<bigint> {
  const { amount } = await db
    .selectFrom('wallet')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('amount'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return BigInt(amount);
}

/** Reads the sum that an account's wallets held together at a time: all that was moved until then. */
export async function readHeldAt(db: Kysely<Tables>, accountId: number, moment: Date): Promise<bigint> {
  const { amount } = await db
    .selectFrom('ledger_entry as entry')
    .innerJoin('wallet', 'wallet.id', 'entry.wallet_id')
    .innerJoin('ledger_transaction as movement', 'movement.id', 'entry.transaction_id')
    .select(sql<string>`greatest(coalesce(sum(entry.amount), 0), 0)::text`.as('amount'))
    .where('wallet.account_id', '=', accountId)
    .where('movement.at', '<=', moment)
    .executeTakeFirstOrThrow();
  return BigInt(amount);
}
