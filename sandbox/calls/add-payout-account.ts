import type { PayoutAccountListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { addPayoutAccount as add } from '#sandbox/withdrawals/add-payout-account.ts';
import { readPayoutAccounts } from '#sandbox/withdrawals/read-payout-accounts.ts';
import { requireWithdrawer } from '#sandbox/withdrawals/require-withdrawer.ts';

/** Adds a bank account or wallet that withdrawals can go to. The path is this project's own. */
export const addPayoutAccount: Handler<'addPayoutAccount'> = {
  async answer(
    _query,
    { session: { accountId }, body, request: _, ...platform },
  ): Promise<PayoutAccountListResponse> {
    const { password, ...payoutAccount } = body;
    await requireWithdrawer(platform, accountId, password);
    const { db, clock } = platform;
    return db.transaction().execute(async (transaction) => {
      await add(transaction, accountId, payoutAccount, clock());
      return { list: await readPayoutAccounts(transaction, accountId) };
    });
  },
};
