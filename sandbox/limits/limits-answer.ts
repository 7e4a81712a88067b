import type { PlayLimits } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readCurrency } from '#sandbox/wallets/read-currency.ts';
import { readBreak } from './play-break.ts';
import { readLimits } from './read-limits.ts';

/** What an account has set itself, as the platform's calls answer it. */
export async function limitsAnswer(db: Kysely<Tables>, accountId: number, now: Date): Promise<PlayLimits> {
  const { code, digits } = await readCurrency(db, accountId);
  const amountOf = (amount: bigint | null) => (amount === null ? {} : { amount: decimalOf(amount, digits) });
  const found = await readBreak(db, accountId, now);
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
    ...(found && { break: found }),
  };
}
