/**
 * The origin of a domain that the platform names: a host, with a port where it has one, or an origin.
 *
 * @param page the page's own location: its scheme is that of a domain without one
 * @returns undefined for what is no origin, or none that a page may lead to
 */
export function domainOrigin(name: string, page: Pick<Location, 'protocol'>): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(name) ? name : `${page.protocol}//${name}`;
  if (/[\s\\@]/.test(name) || !URL.canParse(address)) return undefined;
  const { protocol, origin, href } = new URL(address);
  const safe = protocol === 'https:' || (protocol === 'http:' && page.protocol === 'http:');
  return safe && href === `${origin}/` ? origin : undefined;
}
