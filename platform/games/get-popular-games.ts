import { request } from '#platform/client/request.ts';
import type { PopularGamesRequest, PopularGamesResponse } from '#schemas/generated/platform.ts';

/** Games at most when a call does not say [9.01]. */
const POPULAR_COUNT = 20;

export interface PopularGamesParams extends Pick<PopularGamesRequest, 'language'> {
  /** Games at most, 1 to 100. */
  readonly count?: number;
}

/** Games of every category, most played first. */
export function getPopularGames(
  { count = POPULAR_COUNT, language }: PopularGamesParams,
  signal: AbortSignal,
): Promise<PopularGamesResponse> {
  return request('/lgw/games/popular', { query: { count, language }, signal });
}

export function popularGamesKey(params: PopularGamesParams) {
  return ['getPopularGames', params] as const;
}
