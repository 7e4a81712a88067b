import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { PortalSections } from '@liveryjs/schemas/portal';

/** The sections of this industry in a resolved manifest: the manifest check has proven that they are there. */
export function portalSections(brand: ResolvedBrand): PortalSections {
  return brand as ResolvedBrand & PortalSections;
}
