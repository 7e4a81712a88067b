/** A brand with the host names that it answers on. */
export interface Hosted {
  readonly id: string;
  readonly domains: readonly string[];
}

/** What a platform's games are asked for under: at the portals' own port, on an origin that is none of theirs. */
export const GAMES_HOST = /^games\.localhost(:\d+)?$/i;
export const GAMES_PATH = '/play';

/** The brand that answers on a host name; every brand answers on `<id>.localhost` too. @param host with or without port */
export function brandOfHost<T extends Hosted>(host: string, brands: readonly T[]): T | undefined {
  const name = nameOf(host);
  return (
    brands.find(({ domains }) => domains.includes(name)) ?? brands.find(({ id }) => name === localHost(id))
  );
}

/** The address of a brand on this machine: one of its domains that needs no name server, else its own name. */
export function localAddress({ id, domains }: Hosted, port: number): string {
  const local = domains.find((domain) => domain === 'localhost' || domain.endsWith('.localhost'));
  return `http://${local ?? localHost(id)}:${port}/`;
}

/** Whether a request may come in under this host name: a page of another site must not read what is developed here. */
export function isKnownHost(host: string, brands: readonly Hosted[]): boolean {
  const name = nameOf(host);
  return (
    /^(localhost|\d+(\.\d+){3}|\[[0-9a-f:]+\])$/.test(name) ||
    name.endsWith('.localhost') ||
    brandOfHost(host, brands) !== undefined
  );
}

function nameOf(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

function localHost(id: string): string {
  return `${id.toLowerCase()}.localhost`;
}
