import type { LimitPeriod } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { periodOf, periods } from './period-of.ts';

/** Amounts are in the currency's smallest unit; null: there is no limit. */
export interface LimitNow {
  readonly period: LimitPeriod;
  readonly amount: bigint | null;
  readonly next: { readonly amount: bigint | null; readonly from: Date } | undefined;
  /** Deposited in the period that runs, with what is on its way. */
  readonly used: bigint;
  readonly endsAt: Date;
}

/** Reads the limits of an account's deposits and their use, by day, week and month. */
export async function readLimits(db: Kysely<Tables>, accountId: number, now: Date): Promise<LimitNow[]> {
  const rows = await db.selectFrom('deposit_limit').selectAll().where('account_id', '=', accountId).execute();
  return Promise.all(
    periods.map(async (period) => {
      const row = rows.find((candidate) => candidate.period === period);
      const { from, to } = periodOf(period, now);
      const due = row?.next_at != null && row.next_at <= now;
      return {
        period,
        amount: big(due ? row.next_amount : row?.amount),
        next: row?.next_at && !due ? { amount: big(row.next_amount), from: row.next_at } : undefined,
        used: await depositedSince(db, accountId, from, now),
        endsAt: to,
      };
    }),
  );
}

async function depositedSince(db: Kysely<Tables>, accountId: number, from: Date, now: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('deposit')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('sum'))
    .where('account_id', '=', accountId)
    .where('ordered_at', '>=', from)
    .where((row) =>
      row.or([
        row('status', '=', 'PAID'),
        row.and([row('status', '=', 'PENDING'), row('expires_at', '>', now)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}

function big(digits: string | null | undefined): bigint | null {
  return digits == null ? null : BigInt(digits);
}
