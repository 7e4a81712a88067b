import { portalSections } from '@liveryjs/client/portal-sections';
import { type ShownPromotion, shownPromotions } from '@liveryjs/client/promotions/shown-promotions';
import { type Resource, useBrand, useLanguages } from '@liveryjs/engine/kit';
import { getPromotions } from '@liveryjs/schemas/calls/promotions';
import { useCall } from './use-call.ts';

/**
 * The promotions that run now and can be shown, in the visitor's language and in the order in which they are shown.
 *
 * @param category narrows them; undefined: all
 */
export function usePromotions(category?: string): Resource<readonly ShownPromotion[]> {
  const { tenant } = portalSections(useBrand());
  const { current: language } = useLanguages();
  const params = { merchant: tenant.merchantCode, language: language.code, ...(category && { category }) };
  const { data, ...rest } = useCall(getPromotions, params, { keep: true });
  return { ...rest, data: data && shownPromotions(data.list) };
}
