import { moneyCall } from '#platform/client/money-call.ts';
import { request } from '#platform/client/request.ts';
import type { Withdrawal, WithdrawalCancelRequest, WithdrawRequest } from '#schemas/generated/platform.ts';

/** The one withdrawal of this page that may be on its way. */
export const withdrawing = moneyCall<Withdrawal>('withdrawal');

/** The one withdrawal that may be on its way back. */
export const cancelling = moneyCall<Withdrawal>('withdrawalCancel');

/** @throws CallError */
export function withdraw(body: WithdrawRequest): Promise<Withdrawal> {
  return request('/wps/withdraw', { method: 'POST', body, encrypt: true, token: true });
}

/** @throws CallError */
export function cancelWithdrawal(body: WithdrawalCancelRequest): Promise<Withdrawal> {
  return request('/wps/withdraw/cancel', { method: 'POST', body, token: true });
}
