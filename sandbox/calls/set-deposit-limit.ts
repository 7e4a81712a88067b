import { amountOf } from '@liveryjs/schemas/decimal';
import type { PlayLimits } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { limitsAnswer } from '#sandbox/limits/limits-answer.ts';
import { setLimit } from '#sandbox/limits/set-limit.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** Sets what the account deposits at most in a period. Path and shape are this project's own. */
export const setDepositLimit: Handler<'setDepositLimit'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<PlayLimits> {
    await requireTrueAccount({ db }, accountId);
    const { digits } = await readCurrency(db, accountId);
    const limit = body.amount === undefined ? null : amountOf(body.amount, digits);
    if (limit === undefined || limit === 0n) throw invalidLimit();
    const now = clock();
    await db
      .transaction()
      .execute((transaction) =>
        setLimit(transaction, accountId, { period: body.period, wanted: limit, now }),
      );
    return limitsAnswer(db, accountId, now);
  },
};

function invalidLimit(): Refusal {
  return new Refusal(400, 'A limit must be above 0, in whole units of the currency.', {
    code: 'invalid_limit',
  });
}
