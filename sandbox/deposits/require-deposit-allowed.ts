import { decimalOf } from '@liveryjs/schemas/decimal';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireNotExcluded } from '#sandbox/limits/play-break.ts';
import { requireWithinLimits } from '#sandbox/limits/require-within-limits.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { dayLeft } from './day-left.ts';
import type { Channel } from './read-channels.ts';

/** Orders of an account that may wait to be paid at the same time. */
const WAITING_MOST = 3;

interface Wish {
  readonly accountId: number;
  readonly channel: Channel;
  /** In the currency's smallest unit. */
  readonly amount: bigint;
  readonly digits: number;
  readonly now: Date;
}

/**
 * The one place that says whether an account may pay in so much now.
 *
 * @param db a transaction that holds the account's wallets: orders of an account come one after another
 * @throws Refusal that says what is in the way
 */
export async function requireDepositAllowed(
  db: Kysely<Tables>,
  { accountId, channel, amount, digits, now }: Wish,
): Promise<void> {
  const money = (sum: bigint) => decimalOf(sum, digits);
  await requireNotExcluded(db, accountId, now);
  if (amount < channel.minimum) {
    throw refused('below_minimum', `The minimum for this payment method is ${money(channel.minimum)}.`);
  }
  if (amount > channel.maximum) {
    throw refused('above_maximum', `The maximum for this payment method is ${money(channel.maximum)}.`);
  }
  const left = await dayLeft(db, accountId, channel, now);
  if (amount > left) {
    throw refused(
      'over_day_limit',
      `You can deposit up to ${money(left)} more with this payment method within 24 hours.`,
    );
  }
  await requireWithinLimits(db, accountId, amount, { digits, now });
  const { waiting } = await db
    .selectFrom('deposit')
    .select(sql<string>`count(*)::text`.as('waiting'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= WAITING_MOST) {
    throw refused(
      'too_many_pending',
      `${WAITING_MOST} of your deposits are awaiting payment. Pay or cancel one first.`,
    );
  }
}

function refused(code: string, message: string): Refusal {
  return new Refusal(409, message, { code });
}
