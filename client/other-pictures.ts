import { connection } from './calls/connection.ts';
import { imageUrl } from './image-url.ts';
import { system } from './system/store.ts';

/** The bases of pictures that the platform names and that pictures can be fetched from, without a slash at the end. */
export function imageBasesOf(named: readonly string[] = []): readonly string[] {
  return [...new Set(named.flatMap((base) => imageUrl(base)?.replace(/\/+$/, '') || []))];
}

/**
 * Where else the platform has the picture at an address: the same path below its other bases, in their order. Those that the
 * policy of the page blocks are left out.
 */
export function otherPictures(address: string): readonly string[] {
  const { imageBases } = system;
  const base = imageBases.find((first) => address.startsWith(`${first}/`));
  if (base === undefined) return [];
  const path = address.slice(base.length);
  return imageBases.filter((other) => other !== base && isAllowed(other)).map((other) => other + path);
}

function isAllowed(base: string): boolean {
  const { origin } = new URL(base, location.origin);
  return [location.origin, ...connection.imageOrigins].some((allowed) => new URL(allowed).origin === origin);
}
