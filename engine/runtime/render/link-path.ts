import type { LinkTarget, ResolvedBrand } from '@liveryjs/schemas/brand';

/** The path of the portal that a link target names by its route, with query and hash. */
export function linkPath(
  { routes }: Pick<ResolvedBrand, 'routes'>,
  { route, query, hash }: LinkTarget,
): string {
  const path = routes.find(({ id }) => id === route)?.path ?? '/';
  return `${path}${query ? `?${new URLSearchParams(query)}` : ''}${hash ? `#${hash}` : ''}`;
}
