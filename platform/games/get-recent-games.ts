import { request } from '#platform/client/request.ts';
import type { RecentGamesRequest, RecentGamesResponse } from '#schemas/generated/platform.ts';

export interface RecentGamesParams extends Pick<RecentGamesRequest, 'vassalage' | 'language'> {
  /** From 1. */
  readonly page: number;
  /** Games a page, 1 to 100. */
  readonly pageSize: number;
}

/** One page of the games that the account has played, the latest first. */
export function getRecentGames(
  { page, pageSize, ...rest }: RecentGamesParams,
  signal: AbortSignal,
): Promise<RecentGamesResponse> {
  const query: RecentGamesRequest = {
    clientType: '3',
    ...rest,
    pageNo: page,
    pageSize,
  };
  return request('/wps/relay/GCS_recentGame', { token: true, query: { ...query }, signal });
}

/** @param session number of the session */
export function recentGamesKey(session: number, params: RecentGamesParams) {
  return ['getRecentGames', session, params] as const;
}
