import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The currency of an account's main wallet. */
export async function readCurrency(
  db: Kysely<Tables>,
  accountId: number,
): Promise<{ readonly code: string; readonly digits: number }> {
  return db
    .selectFrom('wallet')
    .innerJoin('currency', 'currency.code', 'wallet.currency')
    .select(['code', 'digits'])
    .where('account_id', '=', accountId)
    .where('place', '=', 'MAIN')
    .executeTakeFirstOrThrow();
}
