import type { CategoryQuery } from './category-query.ts';

/**
 * The vendors to ask a category's games of.
 *
 * @param vendors codes of the category's vendors, once known
 * @param chosen code of the vendor that the visitor chose; one of another category counts as none
 * @returns codes; `all` for whatever the game type holds; undefined while that is not known
 */
export function vendorCodes(
  { only, without }: CategoryQuery,
  vendors: readonly string[] | undefined,
  chosen: string | undefined,
): readonly string[] | 'all' | undefined {
  const known = vendors ?? only;
  if (chosen && (known ? known.includes(chosen) : without.length === 0)) return [chosen];
  if (only) return only;
  return without.length === 0 ? 'all' : vendors;
}
