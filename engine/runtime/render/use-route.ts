import type { Route } from '@liveryjs/schemas/brand';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '#engine/routing/match-route.ts';
import { useApp } from './app.ts';
import { useIsWay } from './use-condition.ts';

/** The route that the address leads to, as `useRouteOf` says it. */
export function useRoute(): Route | 'pending' | undefined {
  return useRouteOf(useLocation().pathname);
}

/**
 * The route that a path leads to. `undefined` when there is none, or its condition does not hold;
 * `pending` while that is not known.
 */
export function useRouteOf(pathname: string): Route | 'pending' | undefined {
  const { brand } = useApp();
  const route = useMemo(() => matchRoute(brand.routes, pathname), [brand, pathname]);
  const holds = useIsWay()(route?.when);
  if (!route) return undefined;
  return holds === undefined ? 'pending' : holds ? route : undefined;
}
