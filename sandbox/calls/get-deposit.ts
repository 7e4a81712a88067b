import { readDeposit } from '#sandbox/deposits/read-deposit.ts';
import type { TokenCall } from '#sandbox/http/call.ts';
import type { DepositOrder, DepositOrderRequest } from '#schemas/generated/platform.ts';
import { languageOf } from './language-of.ts';

/** One deposit of the account's. The path is this project's own. */
export const getDeposit: TokenCall<DepositOrderRequest> = {
  method: 'GET',
  path: '/wps/deposit/order',
  token: true,
  query: 'deposit-order-request',
  response: 'deposit-order',
  async answer({ number, language }, { db, clock, session: { accountId } }): Promise<DepositOrder> {
    return readDeposit(db, { accountId, number, language: await languageOf(db, language), now: clock() });
  },
};
