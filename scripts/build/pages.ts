import type { Route } from '#schemas/generated/brand.ts';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';

/** The file that holds the page of a path: `/` index.html, `/rng` rng.html, `/index.html` itself. */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
}

/** Whether a visitor without a session may see the route. */
export function isPublic({ access }: Pick<PageBrand, 'access'>, route: Pick<Route, 'id'>): boolean {
  return !access.loginFirst || route.id === access.loginRoute || access.open.includes(route.id);
}
