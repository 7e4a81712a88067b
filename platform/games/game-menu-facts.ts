import type { FactSource } from '#engine/kit/plain.ts';
import { portalSections } from '#platform/portal-sections.ts';
import type { ResolvedBrand } from '#schemas/generated/brand.ts';
import { getGameMenus } from './get-game-menus.ts';
import { vendorCategories } from './vendor-categories.ts';

/** Answers `vendorsIn`: the names of the categories that have a vendor. */
export function gameMenuFacts(brand: ResolvedBrand): FactSource {
  return {
    key: 'gameMenus',
    load: async (signal) => ({
      vendorsIn: vendorCategories(await getGameMenus(signal), portalSections(brand)),
    }),
  };
}
