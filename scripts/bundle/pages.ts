import type { Route } from '@liveryjs/schemas/brand';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';

/** Tells whether a visitor without a session may see a route at one of its addresses [2.13]. */
export function isPublic(
  { access }: Pick<PageBrand, 'access'>,
  path: string,
  { id }: Pick<Route, 'id'>,
): boolean {
  return !access.loginFirst || id === access.loginRoute || access.open.includes(path);
}
