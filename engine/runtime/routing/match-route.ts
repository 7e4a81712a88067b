import type { Route } from '@liveryjs/schemas/brand';

/** The route of a path, by its path or an alias. Upper and lower case differ; a slash at the end does not. */
export function matchRoute(routes: readonly Route[], pathname: string): Route | undefined {
  const path = withoutEndSlash(pathname);
  return routes.find((route) => route.path === path || route.aliases.includes(path));
}

/** A path as routes write theirs. */
export function withoutEndSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
