import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import type { Channel } from './read-channels.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the amount that an account may still pay in by a channel within 24 hours: orders that wait to be paid count too.
 */
export async function dayLeft(
  db: Kysely<Tables>,
  accountId: number,
  { code, dayMaximum }: Channel,
  now: Date,
): Promise<bigint> {
  const { sum } = await db
    .selectFrom('deposit')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('sum'))
    .where('account_id', '=', accountId)
    .where('channel', '=', code)
    .where('ordered_at', '>', new Date(now.getTime() - DAY_MS))
    .where('status', 'in', ['PENDING', 'PAID'])
    .executeTakeFirstOrThrow();
  const left = dayMaximum - BigInt(sum);
  return left > 0n ? left : 0n;
}
