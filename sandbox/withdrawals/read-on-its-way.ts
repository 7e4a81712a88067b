import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Reads the amount that an account's unfinished withdrawals still bring, in the currency's smallest unit. */
export async function readOnItsWay(db: Kysely<Tables>, accountId: number): Promise<bigint> {
  const { sum } = await db
    .selectFrom('withdrawal')
    .select(sql<string>`coalesce(sum(amount - fee), 0)::text`.as('sum'))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['PENDING', 'APPROVED', 'PAYING', 'PAID', 'DISPUTED'])
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}
