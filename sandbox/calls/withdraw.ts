import type { Withdrawal } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { readWithdrawal } from '#sandbox/withdrawals/read-withdrawals.ts';
import { requestWithdrawal } from '#sandbox/withdrawals/request-withdrawal.ts';
import { requireWithdrawer } from '#sandbox/withdrawals/require-withdrawer.ts';

/** Takes money out of the main wallet, once; the operator pays later. The path is this project's own. */
export const withdraw: Handler<'withdraw'> = {
  async answer(_query, { session: { accountId }, body, request: _, ...platform }): Promise<Withdrawal> {
    const { password, idempotencyKey: key, ...withdrawalRequest } = body;
    await requireWithdrawer(platform, accountId, password);
    const { db, clock } = platform;
    const now = clock();
    return answerOnce(db, { accountId, key, asks: ['withdraw', withdrawalRequest] }, async (transaction) => {
      const reference = await requestWithdrawal(transaction, accountId, withdrawalRequest, now);
      return readWithdrawal(transaction, accountId, reference, now);
    });
  },
};
