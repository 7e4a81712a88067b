/**
 * Where a registration link leads: the page that registers, with the code that it keeps.
 *
 * @param origin of the portal, or the host that the code is good on
 * @param path of the page that registers
 */
export function linkAddress(origin: string, path: string, code: string): string {
  const address = new URL(path, origin);
  address.searchParams.set('affiliateCode', code);
  return address.href;
}
