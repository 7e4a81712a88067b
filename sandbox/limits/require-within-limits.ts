import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readLimits } from './read-limits.ts';

const NAMES = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/**
 * Requires that a deposit keeps to the limits that its member has set themselves.
 *
 * @param db a transaction that holds the account's wallets: deposits of an account come one after another
 * @param amount in the currency's smallest unit
 * @throws Refusal limit_reached, which says how much is left and until when
 */
export async function requireWithinLimits(
  db: Kysely<Tables>,
  accountId: number,
  amount: bigint,
  { digits, now }: { readonly digits: number; readonly now: Date },
): Promise<void> {
  for (const { period, amount: limit, used, endsAt } of await readLimits(db, accountId, now)) {
    if (limit === null || used + amount <= limit) continue;
    const left = decimalOf(used < limit ? limit - used : 0n, digits);
    throw new Refusal(
      409,
      `Your deposit limit leaves ${left} for this ${NAMES[period]}, which ends at ${endsAt.toISOString()}.`,
      { code: 'limit_reached', details: [{ at: 'body/amount', message: left }] },
    );
  }
}
