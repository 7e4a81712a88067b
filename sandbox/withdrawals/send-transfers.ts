import { amountOf } from '@liveryjs/schemas/decimal';
import { type Kysely, sql } from 'kysely';
import { moveInHouse } from '#sandbox/money/move-in-house.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { LARGEST_TRANSFER } from './rules.ts';

const MINUTE = 60_000;

/** When a transfer that is sent now counts as received [4.22]. */
async function confirmBy(db: Kysely<Tables>, now: Date): Promise<Date> {
  const { withdraw_minutes: minutes } = await db
    .selectFrom('setting')
    .select('withdraw_minutes')
    .executeTakeFirstOrThrow();
  return new Date(now.getTime() + minutes * MINUTE);
}

/** An amount in as few transfers as the largest allows, in the currency's smallest unit. */
export function splitAmount(amount: bigint, digits: number): bigint[] {
  const largest = amountOf(LARGEST_TRANSFER, digits) ?? amount;
  const parts: bigint[] = [];
  for (let left = amount; left > 0n; left -= largest) parts.push(left < largest ? left : largest);
  return parts;
}

/**
 * Sends what is held to the bank, one transfer an amount.
 *
 * @param db a transaction of the caller's
 * @param amounts in the currency's smallest unit: together what the withdrawal holds
 */
export async function sendTransfers(
  db: Kysely<Tables>,
  { accountId, reference }: { readonly accountId: number; readonly reference: string },
  amounts: readonly bigint[],
  now: Date,
): Promise<void> {
  const { code: currency } = await readCurrency(db, accountId);
  const until = await confirmBy(db, now);
  for (const [index, amount] of amounts.entries()) {
    const part = index + 1;
    await moveInHouse(db, {
      accountId,
      amount,
      currency,
      from: 'held',
      to: 'bank',
      kind: 'WITHDRAW',
      reference: `${reference}-${part}`,
      at: now,
    });
    await insertTransfer(db, { reference, part, amount, sentAt: now, until });
  }
}

/** Sends an amount again that the bank has back. @param db a transaction of the caller's */
export async function sendAgain(
  db: Kysely<Tables>,
  { reference, amount }: { readonly reference: string; readonly amount: bigint },
  now: Date,
): Promise<void> {
  const { last } = await db
    .selectFrom('withdrawal_transfer')
    .select(sql<number>`max(part)`.as('last'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const until = await confirmBy(db, now);
  await insertTransfer(db, { reference, part: last + 1, amount, sentAt: now, until });
}

interface NewTransfer {
  readonly reference: string;
  readonly part: number;
  readonly amount: bigint;
  readonly sentAt: Date;
  readonly until: Date;
}

async function insertTransfer(
  db: Kysely<Tables>,
  { reference, part, amount, sentAt, until }: NewTransfer,
): Promise<void> {
  await db
    .insertInto('withdrawal_transfer')
    .values({
      reference,
      part,
      amount: String(amount),
      status: 'SENT',
      sent_at: sentAt,
      confirm_by: until,
      text: null,
      remark: null,
    })
    .execute();
}
