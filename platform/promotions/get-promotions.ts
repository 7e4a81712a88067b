import { request } from '#platform/client/request.ts';
import type { PromotionListRequest, PromotionListResponse } from '#schemas/generated/platform.ts';

/** The promotions that run now, in the order in which they are shown, and which of those that pages depend on are on. */
export function getPromotions(
  params: PromotionListRequest,
  signal: AbortSignal,
): Promise<PromotionListResponse> {
  return request('/wps/relay/MCSFE_promotions', { query: { ...params }, signal });
}

export function promotionsKey(params: PromotionListRequest) {
  return ['getPromotions', params] as const;
}
