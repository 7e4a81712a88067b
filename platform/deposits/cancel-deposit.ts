import { request } from '#platform/client/request.ts';
import type { DepositCancelRequest, DepositOrder } from '#schemas/generated/platform.ts';

/**
 * Ends a deposit that waits to be paid.
 *
 * @throws CallError
 */
export function cancelDeposit(what: DepositCancelRequest): Promise<DepositOrder> {
  return request('/wps/deposit/cancel', { method: 'POST', body: what, token: true });
}
