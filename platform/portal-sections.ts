import type { ResolvedBrand } from '#schemas/generated/brand.ts';
import type { PortalSections } from '#schemas/generated/portal.ts';

/** The sections of this industry in a resolved manifest: the manifest check has proven that they are there. */
export function portalSections(brand: ResolvedBrand): PortalSections {
  return brand as ResolvedBrand & PortalSections;
}
