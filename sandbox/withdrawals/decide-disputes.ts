import type { SandboxStateChange, WithdrawalTransfer } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { followTransfers } from './follow-transfers.ts';
import { lockWithdrawal } from './receive-overdue.ts';
import { sendAgain } from './send-transfers.ts';
import { type News, tell } from './tell.ts';

type Decision = NonNullable<SandboxStateChange['withdrawals']>[string];

/** The status of a transfer after each decision, and the message to its member. */
const ENDS: Readonly<
  Record<NonNullable<Decision['disputes']>[string], readonly [WithdrawalTransfer['status'], News]>
> = {
  PAY_AGAIN: ['REPLACED', 'again'],
  RETURN: ['RETURNED', 'partReturned'],
  FORCE: ['FORCED', 'forced'],
};

/**
 * Settles transfers that have not come, as their member says [4.22].
 *
 * @param db a transaction of the caller's
 * @throws Refusal for a transfer that is not disputed
 */
export async function decideDisputes(
  db: Kysely<Tables>,
  reference: string,
  { disputes = {}, ...decision }: Decision,
  now: Date,
): Promise<void> {
  if (Object.keys(disputes).length === 0) return;
  const remark = decision.remark ?? null;
  await lockWithdrawal(db, reference);
  for (const [part, end] of Object.entries(disputes)) {
    const [status, news] = ENDS[end];
    const settled = await db
      .updateTable('withdrawal_transfer as transfer')
      .from('withdrawal')
      .set({ status, remark })
      .whereRef('withdrawal.reference', '=', 'transfer.reference')
      .where('transfer.reference', '=', reference)
      .where(sql`part::text`, '=', part)
      .where('transfer.status', '=', 'DISPUTED')
      .returning(['account_id as accountId', sql<string>`transfer.amount::text`.as('amount')])
      .executeTakeFirst();
    if (!settled) {
      refuseMistakes([
        { at: `body/withdrawals/${reference}/disputes/${part}`, message: 'is no transfer that is disputed' },
      ]);
      return;
    }
    const { accountId } = settled;
    const amount = BigInt(settled.amount);
    if (end === 'PAY_AGAIN') await sendAgain(db, { reference, amount }, now);
    if (end === 'RETURN') {
      const movement = { accountId, amount, reference: `${reference}-${part}`, at: now };
      await moveMoney(db, { ...movement, against: 'bank', kind: 'WITHDRAW_RETURN' });
    }
    await tell(db, news, { accountId, reference, amount, at: now, remark });
  }
  await followTransfers(db, reference, now);
}
