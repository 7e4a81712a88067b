import { request } from '#platform/client/request.ts';
import type { GamesMenuResponse } from '#schemas/generated/platform.ts';

/** The categories and their vendors, before the manifest's vendor map. */
export function getGameMenus(signal: AbortSignal): Promise<GamesMenuResponse> {
  return request('/lgw/games/game_menus', { signal });
}
