import type { PayoutAccountListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { chooseDefault, removePayoutAccount as remove } from '#sandbox/withdrawals/choose-default.ts';
import { readPayoutAccounts } from '#sandbox/withdrawals/read-payout-accounts.ts';

const shapes = {} as const;

/** Lets withdrawals go to an account unless another is chosen. The path is this project's own. */
export const choosePayoutAccount: Handler<'choosePayoutAccount'> = {
  ...shapes,
  async answer(_query, { db, session: { accountId }, body: { id } }): Promise<PayoutAccountListResponse> {
    await requireTrueAccount({ db }, accountId);
    return db.transaction().execute(async (transaction) => {
      await chooseDefault(transaction, { accountId, id });
      return { list: await readPayoutAccounts(transaction, accountId) };
    });
  },
};

/** Takes an account away that withdrawals could go to. The path is this project's own. */
export const removePayoutAccount: Handler<'removePayoutAccount'> = {
  ...shapes,
  async answer(
    _query,
    { db, clock, session: { accountId }, body: { id } },
  ): Promise<PayoutAccountListResponse> {
    await requireTrueAccount({ db }, accountId);
    return db.transaction().execute(async (transaction) => {
      await remove(transaction, { accountId, id }, clock());
      return { list: await readPayoutAccounts(transaction, accountId) };
    });
  },
};
