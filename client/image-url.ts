import { connection } from './calls/connection.ts';

/**
 * The address of a picture that the platform names: absolute addresses and paths of the portal's own origin as they
 * are, other text as such a path.
 *
 * @param address undefined where the platform names none
 * @returns undefined for what no picture can be fetched from
 */
export function imageUrl(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (/^https?:\/\//i.test(address)) return address;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return undefined;
  return address.startsWith('/') ? address : `/${address}`;
}

/**
 * The address of the square picture without letters, for small places, of the game whose picture is at an address.
 *
 * @returns as `imageUrl` does, where the platform has no square pictures
 */
export function squareImageUrl(address: string | undefined): string | undefined {
  const url = imageUrl(address);
  const query = connection.squarePictures;
  return url && query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}
