import { request } from '#platform/client/request.ts';
import type { HotGamesRequest, HotGamesResponse } from '#schemas/generated/platform.ts';

export type HotGamesParams = Pick<HotGamesRequest, 'merchantCode' | 'vassalage' | 'language'>;

/** The platform's hot games, most played first. */
export async function getHotGames(
  params: HotGamesParams,
  signal: AbortSignal,
): Promise<HotGamesResponse['list']> {
  const query = { isPlatform: '2', platform: 'html5-desktop', ...params } satisfies HotGamesRequest;
  const { list } = await request<HotGamesResponse>('/wps/relay/GCSGAME_hotGames', { query, signal });
  return list;
}

export function hotGamesKey(params: HotGamesParams) {
  return ['getHotGames', params] as const;
}
