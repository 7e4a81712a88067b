import type { LimitPeriod } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readLimits } from './read-limits.ts';

/** The time to think over a higher limit. */
const PAUSE_MS = 24 * 60 * 60 * 1000;

/**
 * Sets a limit of deposits: a lower one counts at once, a higher one or none after 24 hours. What was to change before
 * is forgotten.
 *
 * @param db a transaction of the caller's
 * @param wanted in the currency's smallest unit; null: none
 */
export async function setLimit(
  db: Kysely<Tables>,
  accountId: number,
  { period, wanted, now }: { period: LimitPeriod; wanted: bigint | null; now: Date },
): Promise<void> {
  // Changes come one after the other, and none while a deposit is held against the limit that was.
  await lockWallets(db, [accountId]);
  const limits = await readLimits(db, accountId, now);
  const current = limits.find((limit) => limit.period === period)?.amount ?? null;
  const higher = current !== null && (wanted === null || wanted > current);
  const row = {
    amount: text(higher ? current : wanted),
    next_amount: text(higher ? wanted : null),
    next_at: higher ? new Date(now.getTime() + PAUSE_MS) : null,
  };
  await db
    .insertInto('deposit_limit')
    .values({ account_id: accountId, period, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'period']).doUpdateSet(row))
    .execute();
}

function text(amount: bigint | null): string | null {
  return amount === null ? null : String(amount);
}
