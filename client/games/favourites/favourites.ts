import type { Identifier } from '@liveryjs/schemas/platform';
import { proxy, subscribe } from 'valtio/vanilla';

/** The favourite games of who is signed in, as far as this page knows [4.14]. */
export interface Favourites {
  /** Number of the session whose they are; undefined while nobody has asked for any. */
  session: number | undefined;
  /** Keys are the games' numbers. */
  ids: Record<Identifier, true>;
}

export const favourites = proxy<Favourites>({ session: undefined, ids: {} });

/** The changes that are being sent to the platform: games by number, with true for those that are to be favourites. */
export const underWay = new Map<Identifier, boolean>();

export function isFavourite(nodeId: Identifier): boolean {
  return favourites.ids[nodeId] === true;
}

export function setFavourite(nodeId: Identifier, on: boolean): void {
  if (on) favourites.ids[nodeId] = true;
  else delete favourites.ids[nodeId];
}

export function forgetFavourites(): void {
  Object.assign(favourites, { session: undefined, ids: {} });
}

export function watchFavourites(listener: () => void): () => void {
  return subscribe(favourites, listener);
}
