import type { CategoryQuery } from './category-query.ts';

/** Tells whether a vendor that is listed in a category's game type belongs to the category. */
export function isVendorOf({ only, without }: CategoryQuery, vassalage: string): boolean {
  return (only?.includes(vassalage) ?? true) && !without.includes(vassalage);
}
