import { matchRoutes } from 'react-router-dom';
import type { Route } from '#schemas/generated/brand.ts';

/** The route of a path, by its path or an alias. Upper and lower case differ; a slash at the end does not. */
export function matchRoute(routes: readonly Route[], pathname: string): Route | undefined {
  const objects = routes.flatMap((route) =>
    [route.path, ...route.aliases].map((path) => ({ path, caseSensitive: true, handle: route })),
  );
  return matchRoutes(objects, pathname)?.[0]?.route.handle;
}
