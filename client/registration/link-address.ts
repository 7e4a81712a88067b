import type { ArrivalName } from './arrival-code.ts';

/**
 * Where a link that brings new accounts leads: the page that registers, with the code that it keeps.
 *
 * @param origin of the portal, or the host that the code is good on
 * @param path of the page that registers
 * @param name what the code is
 */
export function linkAddress(origin: string, path: string, name: ArrivalName, code: string): string {
  const address = new URL(path, origin);
  address.searchParams.set(name, code);
  return address.href;
}
