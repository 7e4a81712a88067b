import { amountOf } from '@liveryjs/schemas/decimal';
import type { SandboxStateChange, WithdrawalStatus } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { decideDisputes } from './decide-disputes.ts';
import { giveBack } from './give-back.ts';
import { sendTransfers, splitAmount } from './send-transfers.ts';
import { tell } from './tell.ts';

type Decision = NonNullable<SandboxStateChange['withdrawals']>[string];

/** From where the operator may lead a withdrawal on. */
const BEFORE: Readonly<Record<NonNullable<Decision['status']>, readonly WithdrawalStatus[]>> = {
  APPROVED: ['PENDING'],
  PAYING: ['PENDING', 'APPROVED'],
  PAID: ['PENDING', 'APPROVED', 'PAYING'],
  REJECTED: ['PENDING', 'APPROVED', 'PAYING'],
};

/**
 * Decides withdrawals as an operator would: approves, pays in one or several transfers, or rejects them, and settles
 * what of the transfers has not come [4.22].
 *
 * @param db a transaction of the caller's
 * @throws Refusal for a withdrawal that is not there, or that does not wait for the decision
 */
export async function decideWithdrawals(
  db: Kysely<Tables>,
  decisions: NonNullable<SandboxStateChange['withdrawals']>,
  now: Date,
): Promise<void> {
  for (const [reference, decision] of Object.entries(decisions)) {
    if (decision.status) await lead(db, reference, { ...decision, status: decision.status }, now);
    await decideDisputes(db, reference, decision, now);
  }
}

async function lead(
  db: Kysely<Tables>,
  reference: string,
  { status, parts, ...decision }: Decision & Required<Pick<Decision, 'status'>>,
  now: Date,
): Promise<void> {
  const remark = decision.remark ?? null;
  const led = await db
    .updateTable('withdrawal')
    .set({ status, remark })
    .where('reference', '=', reference)
    .where('status', 'in', BEFORE[status])
    .returning([
      'account_id as accountId',
      sql<string>`amount::text`.as('amount'),
      sql<string>`fee::text`.as('fee'),
    ])
    .executeTakeFirst();
  if (!led) {
    refuseMistakes([
      { at: `body/withdrawals/${reference}`, message: 'is no withdrawal that waits for this decision' },
    ]);
    return;
  }
  const { accountId } = led;
  const [amount, fee] = [BigInt(led.amount), BigInt(led.fee)];
  const about = { accountId, reference, at: now, remark };
  if (status === 'REJECTED') {
    await giveBack(db, { accountId, reference, amount, fee }, now);
    return tell(db, 'rejected', { ...about, amount });
  }
  const arrives = amount - fee;
  if (status !== 'PAID') return tell(db, 'approved', { ...about, amount: arrives });
  const { digits } = await readCurrency(db, accountId);
  const amounts = parts?.map((part) => amountOf(part, digits) ?? 0n) ?? splitAmount(arrives, digits);
  if (amounts.some((part) => part === 0n) || amounts.reduce((sum, part) => sum + part, 0n) !== arrives) {
    refuseMistakes([
      { at: `body/withdrawals/${reference}/parts`, message: 'are not together what the withdrawal holds' },
    ]);
  }
  await sendTransfers(db, { accountId, reference }, amounts, now);
  const { withdraw_minutes: minutes } = await db
    .selectFrom('setting')
    .select('withdraw_minutes')
    .executeTakeFirstOrThrow();
  await tell(db, 'sent', { ...about, amount: arrives, values: { count: amounts.length, minutes } });
}
