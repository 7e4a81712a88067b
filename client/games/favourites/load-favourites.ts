import { getFavoriteIds } from '@liveryjs/schemas/calls/games';
import { call } from '#client/calls/call.ts';
import { session } from '#client/session/session.ts';
import { favourites, forgetFavourites, setFavourite, underWay } from './favourites.ts';

/** Asks for the favourites of who is signed in, once a session. What fails is asked for by the next who needs them. */
export async function loadFavourites(): Promise<void> {
  const { token, number } = session;
  if (token === undefined || favourites.session === number) return;
  Object.assign(favourites, { session: number, ids: {} });
  try {
    const ids = await call(getFavoriteIds);
    if (favourites.session !== number) return;
    favourites.ids = Object.fromEntries(ids.map((nodeId) => [nodeId, true]));
    // Changes that the visitor has made meanwhile are newer than the answer.
    for (const [nodeId, on] of underWay) setFavourite(nodeId, on);
  } catch {
    if (favourites.session === number) forgetFavourites();
  }
}
