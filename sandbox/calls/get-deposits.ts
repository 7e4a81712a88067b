import { readDeposits } from '#sandbox/deposits/read-deposits.ts';
import type { TokenCall } from '#sandbox/http/call.ts';
import type { DepositListRequest, DepositListResponse } from '#schemas/generated/platform.ts';
import { languageOf } from './language-of.ts';

type Query = DepositListRequest & Required<Pick<DepositListRequest, 'pageNo' | 'pageSize'>>;

/** One page of the account's deposits, the latest first. The path is this project's own. */
export const getDeposits: TokenCall<Query> = {
  method: 'GET',
  path: '/wps/deposit',
  token: true,
  query: 'deposit-list-request',
  response: 'deposit-list-response',
  async answer({ language, status, ...page }, { db, clock, session }): Promise<DepositListResponse> {
    const pageSize = Number(page.pageSize);
    const { list, total } = await readDeposits(db, {
      accountId: session.accountId,
      language: await languageOf(db, language),
      now: clock(),
      status,
      pageNo: Number(page.pageNo),
      pageSize,
    });
    return { list: [...list], total, totalPages: Math.ceil(total / pageSize) };
  },
};
