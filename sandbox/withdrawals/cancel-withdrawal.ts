import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { giveBack } from './give-back.ts';
import { tell } from './tell.ts';

/**
 * Takes a withdrawal back that nobody has decided yet, with its fee.
 *
 * @param db a transaction of the caller's
 * @throws Refusal withdrawal_unknown, withdrawal_decided
 */
export async function cancelWithdrawal(
  db: Kysely<Tables>,
  accountId: number,
  reference: string,
  now: Date,
): Promise<void> {
  const cancelled = await db
    .updateTable('withdrawal')
    .set({ status: 'CANCELLED' })
    .where('account_id', '=', accountId)
    .where('reference', '=', reference)
    .where('status', '=', 'PENDING')
    .returning([sql<string>`amount::text`.as('amount'), sql<string>`fee::text`.as('fee')])
    .executeTakeFirst();
  if (cancelled) {
    const [amount, fee] = [BigInt(cancelled.amount), BigInt(cancelled.fee)];
    await giveBack(db, { accountId, reference, amount, fee }, now);
    return tell(db, 'cancelled', { accountId, reference, amount, at: now });
  }
  const withdrawal = await db
    .selectFrom('withdrawal')
    .select('reference')
    .where('account_id', '=', accountId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  throw withdrawal
    ? new Refusal(409, 'This withdrawal has already been approved or declined.', {
        code: 'withdrawal_decided',
      })
    : new Refusal(404, 'This withdrawal does not exist.', { code: 'withdrawal_unknown' });
}
