import { request } from '#platform/client/request.ts';
import type { Vendor, VendorListRequest, VendorListResponse } from '#schemas/generated/platform.ts';
import type { CategoryQuery } from './category-query.ts';

export interface VendorsParams extends VendorListRequest {
  /** The game type whose order the vendors follow; what is not in that comes last. Default: their own. */
  readonly sortBy?: VendorListRequest['gameType'];
}

/** The vendors that the platform lists in a game type, or in any, in the order in which they are shown. */
export async function getVendors(
  { sortBy, ...params }: VendorsParams,
  signal: AbortSignal,
): Promise<readonly Vendor[]> {
  if (!sortBy) return listed(params, signal);
  const [vendors, order] = await Promise.all([
    listed(params, signal),
    listed({ ...params, gameType: sortBy }, signal),
  ]);
  const places = new Map(order.map(({ vassalage }, place) => [vassalage, place]));
  const placeOf = ({ vassalage }: Vendor) => places.get(vassalage) ?? order.length;
  return [...vendors].sort((one, other) => placeOf(one) - placeOf(other));
}

/** What to ask for to have the vendors of a category, or of all. */
export function vendorsParams(language: string, query: CategoryQuery | undefined): VendorsParams {
  if (!query) return { language };
  const { gameType, sortBy } = query;
  return { language, gameType, ...(sortBy !== gameType && { sortBy }) };
}

export function vendorsKey(params: VendorsParams) {
  return ['getVendors', params] as const;
}

async function listed(query: VendorListRequest, signal: AbortSignal): Promise<readonly Vendor[]> {
  const { data } = await request<VendorListResponse>('/wps/relay/GCSGAME_vendors', {
    query: { ...query },
    signal,
  });
  return data.lanes;
}
