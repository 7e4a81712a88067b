import type { TransactionKind } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** Where the money of wallets comes from and goes to. */
export type HouseAccount =
  | 'opening'
  | 'games'
  | 'lottery'
  | 'promotions'
  | 'points'
  | 'bank'
  | 'fees'
  | 'held'
  | 'transfers'
  | 'contracts'
  | 'rebates'
  | 'rewards';

export interface Movement {
  readonly accountId: number;
  /** The wallet: MAIN by default, or the code of the vendor who holds it. */
  readonly place?: string;
  /** In the currency's smallest unit: into the wallet above 0, out of it below. */
  readonly amount: bigint;
  /** The house's account on the other side. */
  readonly against: HouseAccount;
  readonly kind: TransactionKind;
  /** The subject of the movement. */
  readonly reference: string;
  readonly at: Date;
}

/**
 * Moves money between a wallet and the house, in double entry. The same kind and reference of an account move once,
 * however often and at once they are asked for.
 *
 * @param db a transaction of the caller's: all that belongs to the movement holds, or none of it
 * @returns what the wallet holds then
 * @throws Refusal insufficient_funds where the wallet holds less than goes out
 */
export async function moveMoney(db: Kysely<Tables>, movement: Movement): Promise<bigint> {
  const { accountId, place = 'MAIN', amount, against, kind, reference, at } = movement;
  if (amount === 0n) throw new RangeError('A movement of nothing is none.');
  const made = await db
    .insertInto('ledger_transaction')
    .values({ account_id: accountId, kind, reference, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return readWallet(db, accountId, place);
  const wallet = await db
    .updateTable('wallet')
    .set({ amount: sql`amount + ${String(amount)}::bigint` })
    .where('account_id', '=', accountId)
    .where('place', '=', place)
    .where(sql<boolean>`amount + ${String(amount)}::bigint >= 0`)
    .returning(['id', 'currency', sql<string>`amount::text`.as('balance')])
    .executeTakeFirst();
  if (!wallet) throw insufficientFunds();
  const entry = { transaction_id: made.id, currency: wallet.currency };
  await db
    .insertInto('ledger_entry')
    .values([
      { ...entry, wallet_id: wallet.id, house: null, amount: String(amount), balance: wallet.balance },
      { ...entry, wallet_id: null, house: against, amount: String(-amount), balance: null },
    ])
    .execute();
  return BigInt(wallet.balance);
}

/** Reads the balance of a wallet, in the currency's smallest unit. */
export async function readWallet(db: Kysely<Tables>, accountId: number, place = 'MAIN'): Promise<bigint> {
  const { amount } = await db
    .selectFrom('wallet')
    .select(sql<string>`amount::text`.as('amount'))
    .where('account_id', '=', accountId)
    .where('place', '=', place)
    .executeTakeFirstOrThrow();
  return BigInt(amount);
}

export function insufficientFunds(): Refusal {
  return new Refusal(409, 'There is not enough money in your wallet for this.', {
    code: 'insufficient_funds',
  });
}
