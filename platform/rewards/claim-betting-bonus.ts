import { moneyCall } from '#platform/client/money-call.ts';
import { request } from '#platform/client/request.ts';
import type { BettingBonusClaim, BettingBonusClaimRequest } from '#schemas/generated/platform.ts';

/** The one claim that may be on its way. */
export const bettingBonusClaim = moneyCall<BettingBonusClaim>('bettingBonus');

/** @throws CallError */
export function claimBettingBonus(body: BettingBonusClaimRequest): Promise<BettingBonusClaim> {
  return request('/wps/relay/MCSFE_claimRebate', { method: 'POST', body, token: true });
}
