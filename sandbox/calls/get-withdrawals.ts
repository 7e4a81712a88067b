import type { WithdrawalListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readWithdrawals } from '#sandbox/withdrawals/read-withdrawals.ts';
import { receiveOverdue } from '#sandbox/withdrawals/receive-overdue.ts';

/** One page of the account's withdrawals, the latest first. The path is this project's own. */
export const getWithdrawals: Handler<'getWithdrawals'> = {
  async answer(query, { db, clock, session: { accountId } }): Promise<WithdrawalListResponse> {
    await requireTrueAccount({ db }, accountId);
    const now = clock();
    await receiveOverdue(db, now, accountId);
    const [pageNo, limit] = [query.pageNo, query.pageSize];
    const { count } = await db
      .selectFrom('withdrawal')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const total = Number(count);
    return {
      list: await readWithdrawals(db, accountId, now, { limit, offset: (pageNo - 1) * limit }),
      total,
      totalPages: Math.ceil(total / limit),
    };
  },
};
