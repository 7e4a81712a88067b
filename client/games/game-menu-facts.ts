import type { FactSource } from '@liveryjs/engine/kit/plain';
import { getGameMenus } from '@liveryjs/schemas/calls/games';
import { ref } from 'valtio/vanilla';
import { call } from '#client/calls/call.ts';
import { portalSections } from '#client/portal-sections.ts';
import { system } from '#client/system/store.ts';
import { vendorCategories } from './vendor-categories.ts';

/** Answers `vendorsIn`: the names of the categories that have a vendor, whether or not it is offered to this visitor. */
export const gameMenuFacts: FactSource = {
  key: 'gameMenus',
  // A vendor may go, and come back, at any time.
  every: 60_000,
  async load(signal, brand) {
    const menus = await call(getGameMenus, {}, { signal });
    system.gameMenus = ref(menus);
    const sections = portalSections(brand);
    const listed = menus.flatMap(({ gameCategory, vendors }) =>
      vendors.map(({ vassalage }) => `${gameCategory} ${vassalage}`),
    );
    return {
      vendorsIn: vendorCategories(menus, sections),
      // A sign that the menus have changed: everything that follows from them is computed anew whenever facts have changed.
      ...(sections.vendors.offered.length > 0 && { listed }),
    };
  },
};
