import { useLanguages, useResource } from '#engine/kit/index.ts';
import type { CategoryQuery } from '#platform/games/category-query.ts';
import { getVendors, vendorsKey, vendorsParams } from '#platform/games/get-vendors.ts';
import { shownVendor, shownVendors } from '#platform/games/shown-vendor.ts';
import type { ResolvedBrand } from '#schemas/generated/brand.ts';
import type { Vendor } from '#schemas/generated/platform.ts';

/** Vendors of a category's game type, or of all, in the visitor's language. */
export function useVendors(query: CategoryQuery | undefined) {
  const params = vendorsParams(useLanguages().current.code, query);
  return useResource(vendorsKey(params), (signal) => getVendors(params, signal), { keep: true });
}

/** A function that gives the name that a vendor is shown under by its code, where it is known and shown at all. */
export function namesOf(
  brand: ResolvedBrand,
  vendors: readonly Vendor[] | undefined,
): (vassalage: string) => string | undefined {
  const shown = shownVendors(brand, vendors ?? []);
  const names = new Map(shown.map(({ vassalage, vendorName }) => [vassalage, vendorName]));
  return (vassalage) => names.get(shownVendor(brand, vassalage));
}
