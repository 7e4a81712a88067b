import { request } from '#platform/client/request.ts';
import type { VendorListRequest, VendorListResponse } from '#schemas/generated/platform.ts';

/** The vendors that the platform lists in a game type, or in any, in the order in which they are shown. */
export async function getVendors(
  params: VendorListRequest,
  signal: AbortSignal,
): Promise<VendorListResponse['data']['lanes']> {
  const { data } = await request<VendorListResponse>('/wps/relay/GCSGAME_vendors', {
    query: { ...params },
    signal,
  });
  return data.lanes;
}

export function vendorsKey(params: VendorListRequest) {
  return ['getVendors', params] as const;
}
