import { moneyCall } from '#platform/client/money-call.ts';
import { request } from '#platform/client/request.ts';
import type { Bonus, BonusCancelRequest } from '#schemas/generated/platform.ts';

/** The bonus that is being given up. */
export const bonusCall = moneyCall<Bonus>('bonus');

/**
 * Gives an active bonus up.
 *
 * @throws CallError
 */
export function cancelBonus(what: BonusCancelRequest): Promise<Bonus> {
  return request('/wps/bonuses/cancel', { method: 'POST', body: what, token: true });
}
