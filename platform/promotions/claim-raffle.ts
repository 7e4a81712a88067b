import { request } from '#platform/client/request.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import type { RaffleClaimRequest, RaffleWin } from '#schemas/generated/platform.ts';

/**
 * Draws with a ticket of a raffle, once however often it is sent.
 *
 * @throws CallError
 */
export function claimRaffle(promotionId: number): Promise<RaffleWin> {
  return sendOnce(['raffle', promotionId], (idempotencyKey) => {
    const body: RaffleClaimRequest = { promotionId, idempotencyKey };
    return request('/wps/promotion/raffle/claim', { method: 'POST', body, token: true });
  });
}
