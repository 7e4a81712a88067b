import { useLanguages, useResource } from '#engine/kit/index.ts';
import { getVendors, vendorsKey } from '#platform/games/get-vendors.ts';
import type { Vendor } from '#schemas/generated/platform.ts';
import type { GameCategory } from '#schemas/generated/portal.ts';

/** Vendors of a game type, or of all, in the visitor's language. */
export function useVendors(gameType: GameCategory | undefined) {
  const { current: language } = useLanguages();
  const params = { language: language.code, ...(gameType && { gameType }) };
  return useResource(vendorsKey(params), (signal) => getVendors(params, signal), { keep: true });
}

/** A function that gives a vendor's name by its code. */
export function namesOf(vendors: readonly Vendor[] | undefined): (vassalage: string) => string | undefined {
  const names = new Map(vendors?.map(({ vassalage, vendorName }) => [vassalage, vendorName]));
  return (vassalage) => names.get(vassalage);
}
