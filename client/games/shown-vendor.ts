import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { Vendor } from '@liveryjs/schemas/platform';
import { portalSections } from '#client/portal-sections.ts';

/** The code that visitors see in the place of a vendor's own; empty where they see none [9.04]. */
export function shownVendor(brand: ResolvedBrand, code: string): string {
  return rulesOf(brand).find(({ id }) => id === code)?.as ?? code;
}

/** The codes at the platform of the vendors that are shown under a code. */
export function vendorsBehind(brand: ResolvedBrand, shown: string): readonly string[] {
  const rules = rulesOf(brand);
  const moved = rules.filter(({ as }) => as === shown).map(({ id }) => id);
  return rules.some(({ id, as }) => id === shown && as !== '') ? moved : [shown, ...moved];
}

/** The vendors that visitors see, each once, in the order in which the platform lists them. */
export function shownVendors<Listed extends Pick<Vendor, 'vassalage'>>(
  brand: ResolvedBrand,
  vendors: readonly Listed[],
): readonly Listed[] {
  const codes = new Set(vendors.map(({ vassalage }) => shownVendor(brand, vassalage)));
  codes.delete('');
  return [...codes].flatMap((vassalage) => {
    const behind = vendorsBehind(brand, vassalage);
    const vendor =
      vendors.find((listed) => listed.vassalage === vassalage) ??
      vendors.find((listed) => behind.includes(listed.vassalage));
    return vendor ? [{ ...vendor, vassalage }] : [];
  });
}

function rulesOf(brand: ResolvedBrand) {
  const { supported } = brand.languages;
  const { shown } = portalSections(brand).vendors;
  return shown.filter(({ language }) => !language || supported.some(({ code }) => code === language));
}
