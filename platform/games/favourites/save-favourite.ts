import { request } from '#platform/client/request.ts';
import type { FavoriteRequest, Game } from '#schemas/generated/platform.ts';

/** Makes a game a favourite of the account, or no favourite any more: twice is as good as once. */
export async function saveFavourite(game: Game, on: boolean): Promise<void> {
  const { nodeId, vassalage: vendor, gameType } = game;
  const body: FavoriteRequest = { nodeId, vendor, gameType };
  const path = on ? '/wps/relay/MCSFE_addFavorite' : '/wps/relay/MCSFE_removeFavorite';
  await request(path, { method: 'POST', token: true, body });
}
