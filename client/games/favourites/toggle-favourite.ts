import { type ActionContext, CallError } from '@liveryjs/engine/kit/plain';
import { addFavorite, removeFavorite } from '@liveryjs/schemas/calls/games';
import type { Game } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { session } from '#client/session/session.ts';
import { isFavourite, setFavourite, underWay } from './favourites.ts';
import { mayHaveGames } from './may-have-games.ts';

/**
 * Makes a game a favourite or no favourite any more [4.14]. It shows at once and is undone where the platform does not
 * take it. Who cannot have favourites is told what that needs.
 *
 * @throws what the call throws; a session that is over says so itself
 */
export async function toggleFavourite(context: ActionContext, game: Game): Promise<void> {
  if (!mayHaveGames(context)) return;
  const { nodeId, vassalage: vendor, gameType } = game;
  // The same game may stand on the page more than once.
  if (underWay.has(nodeId)) return;
  const { number } = session;
  const on = !isFavourite(nodeId);
  setFavourite(nodeId, on);
  underWay.set(nodeId, on);
  try {
    await call(on ? addFavorite : removeFavorite, { nodeId, vendor, gameType });
  } catch (error) {
    if (session.number === number) setFavourite(nodeId, !on);
    if (!(error instanceof CallError && error.status === 401)) throw error;
  } finally {
    underWay.delete(nodeId);
  }
}
