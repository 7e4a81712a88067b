import type { WithdrawalTransferListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readTransfers } from '#sandbox/withdrawals/read-transfers.ts';
import { receiveOverdue } from '#sandbox/withdrawals/receive-overdue.ts';

/** Transfers of withdrawals that wait for their member, or for the operator [4.22]. The path is this project's own. */
export const getWithdrawalTransfers: Handler<'getWithdrawalTransfers'> = {
  async answer(_query, { db, clock, session: { accountId } }): Promise<WithdrawalTransferListResponse> {
    await requireTrueAccount({ db }, accountId);
    const now = clock();
    await receiveOverdue(db, now, accountId);
    return { list: await readTransfers(db, accountId, now, 'waiting') };
  },
};
