import type { DepositListResponse } from '@liveryjs/schemas/platform';
import { readDeposits } from '#sandbox/deposits/read-deposits.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** One page of the account's deposits, the latest first. The path is this project's own. */
export const getDeposits: Handler<'getDeposits'> = {
  async answer({ language, status, ...page }, { db, clock, session }): Promise<DepositListResponse> {
    const pageSize = page.pageSize;
    const { list, total } = await readDeposits(db, {
      accountId: session.accountId,
      language: await languageOf(db, language),
      now: clock(),
      status,
      pageNo: page.pageNo,
      pageSize,
    });
    return { list: [...list], total, totalPages: Math.ceil(total / pageSize) };
  },
};
