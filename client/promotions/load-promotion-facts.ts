import type { Facts } from '@liveryjs/engine/kit/plain';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { getPromotions } from '@liveryjs/schemas/calls/promotions';
import { callIfOffered } from '#client/calls/call-if-offered.ts';
import { portalSections } from '#client/portal-sections.ts';
import { currentLanguage } from '#client/system/current-language.ts';

/**
 * Answers `promotions`: the promotions that pages depend on, and that the platform has enabled [2.24]. A platform that
 * names none has none of them.
 */
export async function loadPromotionFacts(signal: AbortSignal, brand: ResolvedBrand): Promise<Facts> {
  const { merchantCode: merchant } = portalSections(brand).tenant;
  // Every list says which promotions are enabled: the shortest will do.
  const params = { merchant, language: currentLanguage(brand), category: 'referral' };
  const { availablePromo = {} } = (await callIfOffered(getPromotions, params, signal)) ?? {};
  return { promotions: Object.keys(availablePromo).filter((name) => availablePromo[name]?.enabled) };
}
