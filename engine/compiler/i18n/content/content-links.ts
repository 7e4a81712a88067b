import type { LinkTarget } from '@liveryjs/schemas/brand';
import { nearest } from '#compiler/issues/index.ts';

export interface LinkContext {
  /** The pages of the brand. */
  readonly routes: readonly {
    readonly id: string;
    readonly path: string;
    readonly aliases: readonly string[];
  }[];
}

type Found =
  | { readonly to: Pick<LinkTarget, 'route' | 'query' | 'hash' | 'href'> }
  | {
      readonly code: 'content-link';
      /** Finds what to say, which takes time. */
      readonly args: () => { address: string; nearest: string | undefined; known: readonly string[] };
    }
  | { readonly code: 'content-address' };

/** Addresses outside of the portal, whose host has a dot: https://, and mailto:. */
const OUTSIDE =
  /^(https:\/\/(?=[^\s/?#@:,;.]+(\.[^\s/?#@:,;.]+)+([:/?#]|$))|mailto:[^\s@]+@[^\s/?#@:,;.]+(\.[^\s/?#@:,;.]+)+(\?|$))/i;

/** Where an address in a content leads: `/help#terms`, `#terms`, `https://…`, `mailto:…`; or what is wrong with it. */
export function linkOf(address: string, { routes }: LinkContext): Found {
  if (OUTSIDE.test(address) && URL.canParse(address)) return { to: { href: address } };
  if (/^#./.test(address)) return { to: { hash: decoded(address.slice(1)) } };
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, 'https://portal.invalid'))
    return { code: 'content-address' };
  const { pathname, searchParams, hash } = new URL(address, 'https://portal.invalid');
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const route = routes.find((candidate) => candidate.path === path || candidate.aliases.includes(path));
  if (route === undefined) {
    const args = () => {
      const paths = routes.map((target) => target.path);
      return { address, nearest: nearest(path, paths), known: paths };
    };
    return { code: 'content-link', args };
  }
  const query = Object.fromEntries(searchParams);
  return {
    to: {
      route: route.id,
      ...(Object.keys(query).length > 0 && { query }),
      ...(hash.length > 1 && { hash: decoded(hash.slice(1)) }),
    },
  };
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
