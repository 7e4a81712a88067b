import type { LiveBrand } from './brand-store.ts';

/** The brand that answers on a host name; every brand answers on `<id>.localhost` too. @param host with or without port */
export function brandOfHost(host: string, brands: readonly LiveBrand[]): LiveBrand | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return (
    brands.find(({ domains }) => domains.includes(name)) ?? brands.find(({ id }) => name === localHost(id))
  );
}

/** The host name that needs no entry in any name server. */
export function localHost(id: string): string {
  return `${id.toLowerCase()}.localhost`;
}

/** The address of a brand on a development machine: one of its domains that resolves there, else its own name. */
export function localAddress({ id, domains }: Pick<LiveBrand, 'id' | 'domains'>, port: number): string {
  const local = domains.find((domain) => domain === 'localhost' || domain.endsWith('.localhost'));
  return `http://${local ?? localHost(id)}:${port}/`;
}

/** Whether a request may come in under this host name: a page of another site must not read what is developed here. */
export function isKnownHost(host: string, brands: readonly LiveBrand[]): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return (
    /^(localhost|\d+(\.\d+){3}|\[[0-9a-f:]+\])$/.test(name) ||
    name.endsWith('.localhost') ||
    brandOfHost(host, brands) !== undefined
  );
}
