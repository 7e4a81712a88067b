import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Reads the withdrawals of an account on the day of a moment, in UTC; those that came back do not count. */
export async function readDay(
  db: Kysely<Tables>,
  accountId: number,
  now: Date,
): Promise<{ readonly count: number; readonly sum: bigint }> {
  const { count, sum } = await db
    .selectFrom('withdrawal')
    .select([sql<string>`count(*)::text`.as('count'), sql<string>`coalesce(sum(amount), 0)::text`.as('sum')])
    .where('account_id', '=', accountId)
    .where('applied_at', '>=', new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`))
    .where('status', 'not in', ['REJECTED', 'CANCELLED'])
    .executeTakeFirstOrThrow();
  return { count: Number(count), sum: BigInt(sum) };
}
