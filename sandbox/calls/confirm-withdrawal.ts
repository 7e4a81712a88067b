import type { WithdrawalTransferListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { confirmReceived, reportMissing } from '#sandbox/withdrawals/confirm-transfers.ts';
import { readTransfers } from '#sandbox/withdrawals/read-transfers.ts';
import { receiveOverdue } from '#sandbox/withdrawals/receive-overdue.ts';

/** Transfers have come, one or all that were shown [4.22]. The path is this project's own. */
export const confirmWithdrawal: Handler<'confirmWithdrawal'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<WithdrawalTransferListResponse> {
    await requireTrueAccount({ db }, accountId);
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      await confirmReceived(transaction, accountId, body.transfers, now);
      return { list: await readTransfers(transaction, accountId, now, 'waiting') };
    });
  },
};

/** A transfer has not come [4.22], [5.09]. The path is this project's own. */
export const reportMissingTransfer: Handler<'reportMissingTransfer'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<WithdrawalTransferListResponse> {
    await requireTrueAccount({ db }, accountId);
    const { idempotencyKey: key, ...report } = body;
    const now = clock();
    await receiveOverdue(db, now, accountId);
    return answerOnce(db, { accountId, key, asks: ['missingTransfer', report] }, async (transaction) => {
      await reportMissing(transaction, accountId, report, now);
      return { list: await readTransfers(transaction, accountId, now, 'waiting') };
    });
  },
};
