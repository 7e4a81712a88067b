import type { NamedVendor } from '#platform/games/load-vendors.ts';
import { shownVendor, shownVendors } from '#platform/games/shown-vendor.ts';
import type { ResolvedBrand } from '#schemas/generated/brand.ts';

/** A function that gives the name that a vendor is shown under by its code, where it is known and shown at all. */
export function namesOf(
  brand: ResolvedBrand,
  vendors: readonly NamedVendor[] | undefined,
): (vassalage: string) => string | undefined {
  const shown = shownVendors(brand, vendors ?? []);
  const names = new Map(shown.map(({ vassalage, vendorName }) => [vassalage, vendorName]));
  return (vassalage) => names.get(shownVendor(brand, vassalage));
}
