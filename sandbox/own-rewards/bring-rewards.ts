import { type Kysely, sql } from 'kysely';
import { TRIAL } from '#sandbox/identity/account-types.ts';
import { periodOf } from '#sandbox/limits/period-of.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { MONTHLY, WEEKLY } from './rules.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Lays ready what has become due by now: the month's reward for the rank, and the share of what last week lost. */
export async function bringRewards(db: Kysely<Tables>, accountId: number, now: Date): Promise<void> {
  const { type, rank } = await db
    .selectFrom('account')
    .select(['type', 'rank_level as rank'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (type === TRIAL) return;
  const month = periodOf('MONTH', now);
  const week = periodOf('WEEK', now);
  const lost = await lostIn(db, accountId, new Date(week.from.getTime() - WEEK_MS), week.from);
  const share = (lost * WEEKLY.share) / 10_000n;
  const due = [
    { kind: 'MONTHLY', amount: MONTHLY.step * BigInt(rank), from: month.from, to: month.to },
    { kind: 'WEEKLY', amount: share < WEEKLY.minimum ? 0n : share, from: week.from, to: week.to },
  ] as const;
  for (const { kind, amount, from, to } of due) {
    if (amount <= 0n) continue;
    await db
      .insertInto('own_reward')
      .values({
        account_id: accountId,
        kind,
        period: from.toISOString().slice(0, 10),
        amount: String(amount),
        since: from,
        ends_at: to,
        claimed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function lostIn(db: Kysely<Tables>, accountId: number, from: Date, to: Date): Promise<bigint> {
  const { lost } = await db
    .selectFrom('bet')
    .select(sql<string>`coalesce(sum(stake - payout), 0)::text`.as('lost'))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['WON', 'LOST'])
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .executeTakeFirstOrThrow();
  return BigInt(lost);
}
