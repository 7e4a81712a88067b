import type { TokenCall } from '#sandbox/http/call.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { chooseDefault, removePayoutAccount as remove } from '#sandbox/withdrawals/choose-default.ts';
import { readPayoutAccounts } from '#sandbox/withdrawals/read-payout-accounts.ts';
import type { PayoutAccountChoice, PayoutAccountListResponse } from '#schemas/generated/platform.ts';

const shapes = {
  method: 'POST',
  token: true,
  body: 'payout-account-choice',
  response: 'payout-account-list-response',
} as const;

/** Lets withdrawals go to an account unless another is chosen. The path is this project's own. */
export const choosePayoutAccount: TokenCall<object, PayoutAccountChoice> = {
  ...shapes,
  path: '/wps/withdraw/accounts/default',
  async answer(_query, { db, session: { accountId }, body: { id } }): Promise<PayoutAccountListResponse> {
    await requireTrueAccount({ db }, accountId);
    return db.transaction().execute(async (transaction) => {
      await chooseDefault(transaction, { accountId, id });
      return { list: await readPayoutAccounts(transaction, accountId) };
    });
  },
};

/** Takes an account away that withdrawals could go to. The path is this project's own. */
export const removePayoutAccount: TokenCall<object, PayoutAccountChoice> = {
  ...shapes,
  path: '/wps/withdraw/accounts/remove',
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
