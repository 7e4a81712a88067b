import type { IncomingMessage } from 'node:http';
import { localHost } from '@liveryjs/workspace/hosts';

/** A brand with the host names that it answers on. */
export interface Hosted {
  readonly id: string;
  readonly domains: readonly string[];
}

/** Where pages find their platform, beside its origin. */
export interface PlatformPlaces {
  /** Paths on a portal's own origin whose calls go on to the platform. */
  readonly paths: readonly string[];
  /** The address of the platform's frames: at the portals' own port, on an origin that is none of theirs. */
  readonly frames?: { readonly host: string; readonly path: string } | undefined;
}

/** A host name as requests write it, with or without a port. */
export function hostPattern(name: string): RegExp {
  return new RegExp(`^${name.replaceAll('.', '\\.')}(:\\d+)?$`, 'i');
}

/** The names of this machine, and addresses: whoever asks under one has typed it. Brands' ids may have a `_`. */
const LOCAL = /^(([a-z0-9_-]+\.)*localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])$/;

/**
 * The host that a request is for, with its port; undefined where the request does not name one host, once: of two
 * `Host` headers, or of a header and another host in the target, one program believes the first and the next the second.
 */
export function hostOfRequest({
  url = '',
  headersDistinct: { host = [] },
}: Pick<IncomingMessage, 'url' | 'headersDistinct'>): string | undefined {
  return url.startsWith('/') && host.length === 1 ? host[0] : undefined;
}

/** The response to a request that does not name one host, once. */
export const NO_HOST = 'A request names its host once, in its Host header alone.\n';

/** The brand that answers on a host name; every brand answers on `<id>.localhost` too. @param host with or without port */
export function brandOfHost<T extends Hosted>(host: string, brands: readonly T[]): T | undefined {
  const name = nameOf(host);
  return (
    brands.find(({ domains }) => domains.includes(name)) ?? brands.find(({ id }) => name === localHost(id))
  );
}

/** The address of a brand on this machine: one of its domains that needs no name server, else its own name. */
export function localAddress({ id, domains }: Hosted, port: number): string {
  // Domains of a manifest with errors may be any text.
  const local = domains.find((domain) => LOCAL.test(domain) && domain.endsWith('localhost'));
  return `http://${local ?? localHost(id)}:${port}/`;
}

/** Tells whether a request may come in under this host name: a page of another site must not read what is developed here. */
export function isKnownHost(host: string, brands: readonly Hosted[]): boolean {
  return isOfMachine(host) || brandOfHost(host, brands) !== undefined;
}

/** Tells whether a host name is one of this machine's, or an address. */
export function isOfMachine(host: string): boolean {
  return LOCAL.test(nameOf(host));
}

/** The name in a host as a request writes it, without its port. */
export function nameOf(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}
