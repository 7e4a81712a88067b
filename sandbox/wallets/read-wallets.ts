import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

export interface PlaceOfMoney {
  readonly place: string;
  /** The vendor's; null for MAIN. */
  readonly name: string | null;
  /** In the currency's smallest unit, as whole digits. */
  readonly amount: string;
  /** The vendor is closed for work. */
  readonly maintenance: boolean;
  /** The vendor takes money: it is on, and serves the visitor's region. */
  readonly isOpen: boolean;
}

/**
 * Where an account's money is or can go to: MAIN, then by name the vendors that take money, and those that hold some.
 * A merchant with one wallet has only MAIN.
 */
export async function readWallets(
  db: Kysely<Tables>,
  accountId: number,
): Promise<{ readonly isSingle: boolean; readonly wallets: readonly PlaceOfMoney[] }> {
  const { single_wallet: isSingle } = await db
    .selectFrom('setting')
    .select('single_wallet')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<PlaceOfMoney>`
    select * from (
      select place, null as name, amount::text as amount, false as maintenance, true as "isOpen"
      from wallet where account_id = ${accountId} and place = 'MAIN'
      union all
      select code, name, coalesce(amount, 0)::text, maintenance, enabled and not restricted
      from vendor left join wallet on place = code and account_id = ${accountId}
      where not ${isSingle} and holds_wallets and (amount > 0 or (enabled and not restricted))
    ) as places
    order by name nulls first`.execute(db);
  return { isSingle, wallets: rows };
}
