import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import type { HouseAccount, Movement } from './move-money.ts';

interface HouseMovement extends Pick<Movement, 'accountId' | 'kind' | 'reference' | 'at'> {
  /** In the currency's smallest unit, above 0. */
  readonly amount: bigint;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly from: HouseAccount;
  readonly to: HouseAccount;
}

/**
 * Moves money that has left an account's wallet from one account of the house to another: no wallet changes. The same
 * kind and reference of an account move once.
 *
 * @param db a transaction of the caller's
 */
export async function moveInHouse(db: Kysely<Tables>, movement: HouseMovement): Promise<void> {
  const { accountId, amount, currency, from, to, kind, reference, at } = movement;
  const made = await db
    .insertInto('ledger_transaction')
    .values({ account_id: accountId, kind, reference, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  const entry = { transaction_id: made.id, wallet_id: null, currency, balance: null };
  await db
    .insertInto('ledger_entry')
    .values([
      { ...entry, house: from, amount: String(-amount) },
      { ...entry, house: to, amount: String(amount) },
    ])
    .execute();
}
