import { system } from '#client/system/store.ts';
import { gameAddress } from './game-address.ts';

/** The platform's bases that the brand lets games come from; the policy of the page blocks those on other origins. */
export function openBases(origins: readonly string[]): readonly string[] {
  return system.launchBases.filter((base) => gameAddress(`${base}/`, origins, location.origin) !== undefined);
}

/**
 * Where a game is opened that a launch has answered the address of: a path stands below the first base, and an address
 * below the base that comes after the one which failed.
 *
 * @param address as the platform answers it: whole, or a path
 * @param origins that games may come from
 * @param failed address that the same game did not show at. Default: none did
 * @returns the address as it was answered where there is no other base for it
 */
export function launchAddress(address: string, origins: readonly string[], failed?: string): string {
  const bases = openBases(origins);
  const base = baseOf(address, bases);
  const isPath = /^\/(?![/\\])/.test(address);
  if (bases.length === 0 || (base === undefined && !isPath)) return address;
  const path = address.slice(base?.length ?? 0);
  const last = failed === undefined ? undefined : baseOf(failed, bases);
  const next = last === undefined ? (base ?? bases[0]) : bases[(bases.indexOf(last) + 1) % bases.length];
  return next + path;
}

function baseOf(address: string, bases: readonly string[]): string | undefined {
  return bases.find((base) => address.startsWith(`${base}/`));
}
