import { redeemReward as declared } from '@liveryjs/schemas/calls/points';
import type { Redeem, RedeemRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { sendOnce } from '#client/calls/send-once.ts';

/**
 * Spends points on a reward [7.04], once however often it is sent.
 *
 * @throws CallError
 */
export function redeemReward(what: Omit<RedeemRequest, 'idempotencyKey'>): Promise<Redeem> {
  return sendOnce(['redeem', what.rewardId, what.quantity], (idempotencyKey) =>
    call(declared, { ...what, idempotencyKey }),
  );
}
