import { decimalOf } from '@liveryjs/schemas/decimal';
import type { PlayLimits } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readBreak } from './play-break.ts';
import { readLimits } from './read-limits.ts';

/** Returns the limits that an account has set itself, as the platform's calls answer them. */
export async function limitsAnswer(db: Kysely<Tables>, accountId: number, now: Date): Promise<PlayLimits> {
  const { code, digits } = await readCurrency(db, accountId);
  const amountOf = (amount: bigint | null) => (amount === null ? {} : { amount: decimalOf(amount, digits) });
  const playBreak = await readBreak(db, accountId, now);
  const limits = await readLimits(db, accountId, now);
  return {
    currency: code,
    deposits: limits.map(({ period, amount, used, endsAt, next }) => ({
      period,
      ...amountOf(amount),
      used: decimalOf(used, digits),
      endsAt: endsAt.toISOString(),
      ...(next && { next: { ...amountOf(next.amount), from: next.from.toISOString() } }),
    })),
    ...(playBreak && { break: playBreak }),
  };
}
