import type { WithdrawalStatus } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { giveFeeBack } from './give-back.ts';
import { tell } from './tell.ts';

/**
 * Lets a withdrawal stand as its transfers do: one that waits keeps it open; with all of them over it is received, or
 * rejected where nothing was, which gives its fee back.
 *
 * @param db a transaction of the caller's, which has the withdrawal locked
 */
export async function followTransfers(db: Kysely<Tables>, reference: string, now: Date): Promise<void> {
  const withdrawal = await db
    .selectFrom('withdrawal')
    .select(['account_id as accountId', 'status', 'fee', 'remark'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const transfers = await db
    .selectFrom('withdrawal_transfer')
    .select(['status', sql<string>`amount::text`.as('amount')])
    .where('reference', '=', reference)
    .where('status', '<>', 'REPLACED')
    .execute();
  const has = (...statuses: string[]) => transfers.some(({ status }) => statuses.includes(status));
  const status: WithdrawalStatus = has('DISPUTED')
    ? 'DISPUTED'
    : has('SENT')
      ? 'PAID'
      : has('RECEIVED', 'RECEIVED_BY_TIME', 'FORCED')
        ? 'RECEIVED'
        : 'REJECTED';
  if (status === withdrawal.status) return;
  await db.updateTable('withdrawal').set({ status }).where('reference', '=', reference).execute();
  const { accountId } = withdrawal;
  if (status === 'REJECTED') {
    await giveFeeBack(db, { accountId, reference, fee: BigInt(withdrawal.fee) }, now);
  }
  if (status !== 'RECEIVED') return;
  const amount = transfers
    .filter(({ status: transferStatus }) => transferStatus !== 'RETURNED')
    .reduce((sum, transfer) => sum + BigInt(transfer.amount), 0n);
  await tell(db, 'received', { accountId, reference, amount, at: now });
}
