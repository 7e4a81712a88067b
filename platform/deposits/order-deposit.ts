import { moneyCall } from '#platform/client/money-call.ts';
import { request } from '#platform/client/request.ts';
import type { DepositOrder, DepositRequest } from '#schemas/generated/platform.ts';

/** The deposit that is on its way, which is ordered once. */
export const depositCall = moneyCall<DepositOrder>('deposit');

/**
 * Orders a deposit: what is paid at once is in the wallet then.
 *
 * @throws CallError
 */
export function orderDeposit(what: DepositRequest): Promise<DepositOrder> {
  return request('/wps/deposit', { method: 'POST', body: what, token: true });
}
