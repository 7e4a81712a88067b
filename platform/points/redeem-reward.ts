import { request } from '#platform/client/request.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import type { Redeem, RedeemRequest } from '#schemas/generated/platform.ts';

/**
 * Spends points on a reward [7.04], once however often it is sent.
 *
 * @throws CallError
 */
export function redeemReward(what: Omit<RedeemRequest, 'idempotencyKey'>): Promise<Redeem> {
  return sendOnce(['redeem', what.rewardId, what.quantity], (idempotencyKey) => {
    const body: RedeemRequest = { ...what, idempotencyKey };
    return request('/wps/points/redeem', { method: 'POST', body, encrypt: true, token: true });
  });
}
