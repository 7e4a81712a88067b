import type { Route } from '#schemas/generated/brand.ts';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';

/** Whether a visitor without a session may see the route. */
export function isPublic({ access }: Pick<PageBrand, 'access'>, route: Pick<Route, 'id'>): boolean {
  return !access.loginFirst || route.id === access.loginRoute || access.open.includes(route.id);
}
