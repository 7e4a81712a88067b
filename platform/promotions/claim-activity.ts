import { request } from '#platform/client/request.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import type { Activity, ActivityClaimRequest } from '#schemas/generated/platform.ts';

/**
 * Asks for what was earned in a promotion [4.20], once however often it is sent.
 *
 * @throws CallError
 */
export function claimActivity(promotionId: number): Promise<Activity> {
  return sendOnce(['claim', promotionId], (idempotencyKey) => {
    const body: ActivityClaimRequest = { promotionId, idempotencyKey };
    return request('/wps/promotion/activities/claim', { method: 'POST', body, token: true });
  });
}
