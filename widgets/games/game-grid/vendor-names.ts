import type { NamedVendor } from '@liveryjs/client/games/load-vendors';
import { shownVendor, shownVendors } from '@liveryjs/client/games/shown-vendor';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';

/** A function that gives the name that a vendor is shown under by its code, where it is known and shown at all. */
export function namesOf(
  brand: ResolvedBrand,
  vendors: readonly NamedVendor[] | undefined,
): (vassalage: string) => string | undefined {
  const shown = shownVendors(brand, vendors ?? []);
  const names = new Map(shown.map(({ vassalage, vendorName }) => [vassalage, vendorName]));
  return (vassalage) => names.get(shownVendor(brand, vassalage));
}
