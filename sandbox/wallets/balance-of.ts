import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Balance } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The money in all wallets of an account, exact however much it is. */
export async function balanceOf(db: Kysely<Tables>, accountId: number): Promise<Balance> {
  const { amount, digits, code } = await db
    .selectFrom('wallet')
    .innerJoin('currency', 'currency.code', 'wallet.currency')
    .where('account_id', '=', accountId)
    .select(['code', 'digits', sql<string>`sum(amount)::text`.as('amount')])
    .groupBy(['code', 'digits'])
    .executeTakeFirstOrThrow();
  return { sumBalance: decimalOf(BigInt(amount), digits), currency: code };
}
