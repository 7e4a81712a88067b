import type { FactSource } from '#engine/kit/plain.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { getGameMenus } from './get-game-menus.ts';
import { vendorCategories } from './vendor-categories.ts';

/** Answers `vendorsIn`: the names of the categories that have a vendor. */
export const gameMenuFacts: FactSource = {
  key: 'gameMenus',
  load: async (signal, brand) => ({
    vendorsIn: vendorCategories(await getGameMenus(signal), portalSections(brand)),
  }),
};
