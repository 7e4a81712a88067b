import type { PayoutAccountListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readPayoutAccounts } from '#sandbox/withdrawals/read-payout-accounts.ts';

/** Where the account's withdrawals can go to. The path is this project's own. */
export const getPayoutAccounts: Handler<'getPayoutAccounts'> = {
  async answer(_query, { db, session: { accountId } }): Promise<PayoutAccountListResponse> {
    await requireTrueAccount({ db }, accountId);
    return { list: await readPayoutAccounts(db, accountId) };
  },
};
