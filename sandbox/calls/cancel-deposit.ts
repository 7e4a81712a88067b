import type { DepositOrder } from '@liveryjs/schemas/platform';
import { expireDeposits } from '#sandbox/deposits/expire-deposits.ts';
import { readDeposit } from '#sandbox/deposits/read-deposit.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** Ends a deposit that waits to be paid; one that was cancelled before stays so. The path is this project's own. */
export const cancelDeposit: Handler<'cancelDeposit'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<DepositOrder> {
    const { number } = body;
    const now = clock();
    await expireDeposits(db, accountId, now);
    await db
      .updateTable('deposit')
      .set({ status: 'CANCELLED', ended_at: now })
      .where('number', '=', number)
      .where('account_id', '=', accountId)
      .where('status', '=', 'PENDING')
      .execute();
    const language = await languageOf(db, body.language);
    const deposit = await readDeposit(db, { accountId, number, language, now });
    if (deposit.status === 'CANCELLED') return deposit;
    throw new Refusal(409, 'This deposit is no longer awaiting payment.', { code: 'deposit_state' });
  },
};
