import type { DepositOrder } from '@liveryjs/schemas/platform';
import { readDeposit } from '#sandbox/deposits/read-deposit.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** One deposit of the account's. The path is this project's own. */
export const getDeposit: Handler<'getDeposit'> = {
  async answer({ number, language }, { db, clock, session: { accountId } }): Promise<DepositOrder> {
    return readDeposit(db, { accountId, number, language: await languageOf(db, language), now: clock() });
  },
};
