import type { Withdrawal } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { cancelWithdrawal as cancel } from '#sandbox/withdrawals/cancel-withdrawal.ts';
import { readWithdrawal } from '#sandbox/withdrawals/read-withdrawals.ts';

/** Takes a withdrawal back that nobody has decided yet. The path is this project's own. */
export const cancelWithdrawal: Handler<'cancelWithdrawal'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<Withdrawal> {
    await requireTrueAccount({ db }, accountId);
    const { reference, idempotencyKey: key } = body;
    const now = clock();
    return answerOnce(
      db,
      { accountId, key, asks: ['cancelWithdrawal', { reference }] },
      async (transaction) => {
        await cancel(transaction, accountId, reference, now);
        return readWithdrawal(transaction, accountId, reference, now);
      },
    );
  },
};
