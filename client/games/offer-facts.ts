import { evaluateCondition, type Facts } from '@liveryjs/engine/kit/plain';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { OfferedVendor } from '@liveryjs/schemas/portal';
import { portalSections } from '#client/portal-sections.ts';
import { system } from '#client/system/store.ts';
import { vendorCategories } from './vendor-categories.ts';

/** Kinds of condition whose names must all hold, beside `features`. */
export const ALL_OF = ['resources', 'promotions'];

/**
 * The facts with `notOffered`: codes of the vendors that this visitor is not offered now. `vendorsIn` leaves them out.
 * A vendor of which that is not known yet is not offered.
 */
export function offerFacts(brand: ResolvedBrand, facts: Facts): Facts {
  const sections = portalSections(brand);
  const { offered } = sections.vendors;
  if (offered.length === 0) return facts;
  const notOffered = offered.filter((offer) => !offerHolds(offer, facts)).map(({ id }) => id);
  const { gameMenus } = system;
  return {
    ...facts,
    notOffered,
    ...(facts.vendorsIn && gameMenus && { vendorsIn: vendorCategories(gameMenus, sections, notOffered) }),
  };
}

/**
 * Tells whether a vendor is offered, as the facts stand.
 *
 * @param offer what the manifest says of the vendor; undefined where it says nothing
 * @returns undefined while that is not known yet
 */
export function offerHolds(offer: OfferedVendor | undefined, facts: Facts): boolean | undefined {
  return evaluateCondition(offer?.when, facts, ['features', ...ALL_OF]);
}
