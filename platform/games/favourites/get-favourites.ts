import { request } from '#platform/client/request.ts';
import type { FavoriteListRequest, FavoriteListResponse } from '#schemas/generated/platform.ts';

/** Which part of a list of an account's own games is asked for. */
export interface FavouritesParams extends Pick<FavoriteListRequest, 'gameType' | 'language'> {
  /** From 1. */
  readonly page: number;
  /** Games a page, 1 to 100. */
  readonly pageSize: number;
}

/** One page of the account's favourite games, the newest favourite first. */
export function getFavourites(
  { page, pageSize, ...rest }: FavouritesParams,
  signal: AbortSignal,
): Promise<FavoriteListResponse> {
  const query: FavoriteListRequest = {
    clientType: '3',
    platform: 'html5-desktop',
    ...rest,
    pageNo: page,
    pageSize,
  };
  return request('/wps/relay/MCSFE_getFavoriteList', { token: true, query: { ...query }, signal });
}

/** @param session number of the session */
export function favouritesKey(session: number, params: FavouritesParams) {
  return ['getFavourites', session, params] as const;
}
