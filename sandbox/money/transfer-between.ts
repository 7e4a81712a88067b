import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { insufficientFunds } from './move-money.ts';

interface WalletTransfer {
  readonly accountId: number;
  /** The amounts to take from each wallet, in the currency's smallest unit, each above 0. */
  readonly from: readonly { readonly place: string; readonly amount: bigint }[];
  /** Another wallet, which opens with its first money. */
  readonly to: string;
  readonly reference: string;
  readonly at: Date;
}

/**
 * Moves money between an account's own wallets: one movement, with an entry in each of them.
 *
 * @param db a transaction that holds the account's wallets
 * @returns what was moved
 * @throws Refusal insufficient_funds
 */
export async function transferBetween(db: Kysely<Tables>, transfer: WalletTransfer): Promise<bigint> {
  const { accountId, from, to, reference, at } = transfer;
  const { id } = await db
    .insertInto('ledger_transaction')
    .values({ account_id: accountId, kind: 'TRANSFER', reference, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into wallet (account_id, place, currency, amount)
    select account_id, ${to}, currency, 0 from wallet where account_id = ${accountId} and place = 'MAIN'
    on conflict do nothing`.execute(db);
  const total = from.reduce((sum, { amount }) => sum + amount, 0n);
  for (const { place, amount } of [
    ...from.map(({ place, amount }) => ({ place, amount: -amount })),
    { place: to, amount: total },
  ]) {
    const wallet = await db
      .updateTable('wallet')
      .set({ amount: sql`amount + ${String(amount)}::bigint` })
      .where('account_id', '=', accountId)
      .where('place', '=', place)
      .where(sql<boolean>`amount + ${String(amount)}::bigint >= 0`)
      .returning(['id', 'currency', sql<string>`amount::text`.as('balance')])
      .executeTakeFirst();
    if (!wallet) throw insufficientFunds();
    const { id: walletId, currency, balance } = wallet;
    await db
      .insertInto('ledger_entry')
      .values({
        transaction_id: id,
        wallet_id: walletId,
        house: null,
        currency,
        amount: String(amount),
        balance,
      })
      .execute();
  }
  return total;
}
