import { moneyCall } from '#platform/client/money-call.ts';
import { request } from '#platform/client/request.ts';
import type { OwnReward, OwnRewardClaimRequest } from '#schemas/generated/platform.ts';

/** The reward that is being claimed. */
export const rewardCall = moneyCall<OwnReward>('ownReward');

/**
 * Has a reward paid into the main wallet.
 *
 * @throws CallError
 */
export function claimOwnReward(what: OwnRewardClaimRequest): Promise<OwnReward> {
  return request('/wps/reward-centre/claim', { method: 'POST', body: what, token: true });
}
