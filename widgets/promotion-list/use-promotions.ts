import { type Resource, useBrand, useLanguages, useResource } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { getPromotions, promotionsKey } from '#platform/promotions/get-promotions.ts';
import type { PromotionListResponse } from '#schemas/generated/platform.ts';

/** All promotions that run now, in the visitor's language. */
export function usePromotions(): Resource<PromotionListResponse> {
  const { tenant } = portalSections(useBrand());
  const { current } = useLanguages();
  const params = { merchant: tenant.merchantCode, language: current.code };
  return useResource(promotionsKey(params), (signal) => getPromotions(params, signal), { keep: true });
}
