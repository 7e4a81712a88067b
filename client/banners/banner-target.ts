import type { Banner } from '@liveryjs/schemas/platform';

/** Where a banner leads: a path of the portal with its query and hash, or an address outside. */
export type BannerTarget = { readonly path: string } | { readonly href: string };

// Only the path of what comes out is used: whatever leaves this origin is no path of the portal.
const HERE = 'https://portal.invalid';

/**
 * A banner can be clicked only when linkageType is set [2.20]: ROUTE leads to a path on the portal's own origin, URL
 * to an https address. Any other type, and a linkage that is not what its type says, leads nowhere.
 */
export function bannerTarget({
  linkageType,
  linkage,
}: Pick<Banner, 'linkageType' | 'linkage'>): BannerTarget | undefined {
  if (!linkageType || !linkage) return undefined;
  if (linkageType === 'ROUTE') {
    const url = linkage.startsWith('/') ? parse(linkage, HERE) : undefined;
    // A path with two slashes at its start would be another host where it is followed.
    return url?.origin === HERE && !url.pathname.startsWith('//')
      ? { path: url.pathname + url.search + url.hash }
      : undefined;
  }
  const url = linkageType === 'URL' ? parse(linkage) : undefined;
  return url?.protocol === 'https:' && !url.username && !url.password ? { href: url.href } : undefined;
}

function parse(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
