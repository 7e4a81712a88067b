import type { ResolvedBrand, Route } from '#schemas/generated/brand.ts';

/**
 * Where a visitor without a session is sent, for brands that ask for a login first [2.13].
 *
 * @returns path of the login route, or undefined when the visitor may stay
 */
export function loginRedirect(
  { access, routes }: Pick<ResolvedBrand, 'access' | 'routes'>,
  route: Route | undefined,
  signedIn: boolean,
): string | undefined {
  if (!access.loginFirst || signedIn) return undefined;
  if (route && (route.id === access.loginRoute || access.open.includes(route.id))) return undefined;
  return routes.find(({ id }) => id === access.loginRoute)?.path;
}
