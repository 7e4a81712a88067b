import type { Balance } from '@liveryjs/schemas/platform';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { balanceOf } from '#sandbox/wallets/balance-of.ts';

/** The money in all wallets, after what is due by now has been paid. */
export const getBalance: Handler<'getBalance'> = {
  async answer(_query, { db, clock, session }): Promise<Balance> {
    await openDueDraws({ db, clock });
    await settleRounds(db, session.accountId, clock());
    return balanceOf(db, session.accountId);
  },
};
