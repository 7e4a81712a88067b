import { getVendors } from '@liveryjs/schemas/calls/games';
import type { Vendor, VendorListRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import type { CategoryQuery } from './category-query.ts';

export interface VendorsParams extends VendorListRequest {
  /** The game type whose order the vendors follow; what is not in that comes last. Default: their own. */
  readonly sortBy?: VendorListRequest['gameType'];
}

/** A vendor with the name that it is shown under: its code, where the platform says no name. */
export type NamedVendor = Vendor & Required<Pick<Vendor, 'vendorName'>>;

/**
 * The vendors that the platform lists in a game type, or in any, in the order in which they are shown.
 *
 * @throws CallError, with why
 */
export async function loadVendors(
  { sortBy, ...params }: VendorsParams,
  signal: AbortSignal,
): Promise<readonly NamedVendor[]> {
  if (!sortBy) return listed(params, signal);
  const [vendors, order] = await Promise.all([
    listed(params, signal),
    listed({ ...params, gameType: sortBy }, signal),
  ]);
  const places = new Map(order.map(({ vassalage }, place) => [vassalage, place]));
  const placeOf = ({ vassalage }: Vendor) => places.get(vassalage) ?? order.length;
  return [...vendors].sort((vendor, other) => placeOf(vendor) - placeOf(other));
}

/** Returns the parameters that ask for the vendors of a category, or for all. */
export function vendorsParams(language: string, query: CategoryQuery | undefined): VendorsParams {
  if (!query) return { language };
  const { gameType, sortBy } = query;
  return { language, gameType, ...(sortBy !== gameType && { sortBy }) };
}

async function listed(query: VendorListRequest, signal: AbortSignal): Promise<readonly NamedVendor[]> {
  const { data } = await call(getVendors, query, { signal });
  return data.lanes.map((vendor) => ({ ...vendor, vendorName: vendor.vendorName || vendor.vassalage }));
}
