import { request } from '#platform/client/request.ts';
import type { GameListRequest, GameListResponse } from '#schemas/generated/platform.ts';

/** What a list of games is narrowed to, ordered by and cut into. */
export interface GameListParams
  extends Pick<GameListRequest, 'gameType' | 'gameName' | 'gameClassify' | 'sort' | 'language'> {
  /** Codes of vendors, any of which will do. Default: all. */
  readonly vendors?: readonly string[];
  /** From 1. */
  readonly page: number;
  /** Games a page, 1 to 100. */
  readonly pageSize: number;
}

/** One page of the games of a category. */
export function getGameList(
  { vendors, page, pageSize, ...rest }: GameListParams,
  signal?: AbortSignal,
): Promise<GameListResponse> {
  const query: GameListRequest = {
    clientType: '3',
    platform: 'html5-desktop',
    ...rest,
    ...(vendors && { vassalage: vendors.join() }),
    pageNo: page,
    pageSize,
  };
  return request('/wps/relay/GCSGAME_gameList', { query: { ...query }, signal });
}

export function gameListKey(params: GameListParams) {
  return ['getGameList', params] as const;
}
