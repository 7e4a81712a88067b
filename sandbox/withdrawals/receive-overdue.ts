import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { followTransfers } from './follow-transfers.ts';

/** Counts transfers as received that nobody has confirmed in time [4.22]: of one account, or of all. */
export async function receiveOverdue(db: Kysely<Tables>, now: Date, accountId?: number): Promise<void> {
  let overdue = db
    .selectFrom('withdrawal_transfer as transfer')
    .innerJoin('withdrawal', 'withdrawal.reference', 'transfer.reference')
    .select('transfer.reference')
    .distinct()
    .where('transfer.status', '=', 'SENT')
    .where('confirm_by', '<=', now);
  if (accountId !== undefined) overdue = overdue.where('account_id', '=', accountId);
  for (const { reference } of await overdue.execute()) {
    await db.transaction().execute(async (transaction) => {
      await lockWithdrawal(transaction, reference);
      const received = await transaction
        .updateTable('withdrawal_transfer')
        .set({ status: 'RECEIVED_BY_TIME' })
        .where('reference', '=', reference)
        .where('status', '=', 'SENT')
        .where('confirm_by', '<=', now)
        .returning('part')
        .execute();
      if (received.length > 0) await followTransfers(transaction, reference, now);
    });
  }
}

/** Lets others who lock the same withdrawal wait. @param db a transaction of the caller's */
export async function lockWithdrawal(db: Kysely<Tables>, reference: string): Promise<void> {
  await db
    .selectFrom('withdrawal')
    .select('reference')
    .where('reference', '=', reference)
    .forNoKeyUpdate()
    .execute();
}
