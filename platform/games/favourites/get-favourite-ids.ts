import { request } from '#platform/client/request.ts';
import type { FavoriteIdsResponse } from '#schemas/generated/platform.ts';

/** The numbers of the account's favourite games. */
export function getFavouriteIds(signal?: AbortSignal): Promise<FavoriteIdsResponse> {
  return request('/wps/relay/MCSFE_getFavoriteIds', { token: true, signal });
}
