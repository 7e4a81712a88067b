import type { ResolvedBrand, Route } from '@liveryjs/schemas/brand';
import { withoutEndSlash } from './match-route.ts';

/**
 * Where a visitor without a session is sent, for brands that ask for a login first [2.13].
 *
 * @param route the route that shows at the path, if any
 * @returns path of the login route, or undefined when the visitor may stay
 */
export function loginRedirect(
  { access, routes }: Pick<ResolvedBrand, 'access' | 'routes'>,
  pathname: string,
  route: Route | undefined,
  signedIn: boolean,
): string | undefined {
  if (!access.loginFirst || signedIn) return undefined;
  const isOpen = route?.id === access.loginRoute || access.open.includes(withoutEndSlash(pathname));
  if (route && isOpen) return undefined;
  return routes.find(({ id }) => id === access.loginRoute)?.path;
}
