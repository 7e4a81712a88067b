import type { CategoryQuery } from './category-query.ts';

/**
 * The vendors to ask a category's games of.
 *
 * @param vendors codes of the category's vendors, once known
 * @param chosen codes of what the visitor chose, none for all; vendors of another category do not count
 * @returns codes; `all` for whatever the game type holds; undefined while that is not known
 */
export function vendorCodes(
  { only, without }: CategoryQuery,
  vendors: readonly string[] | undefined,
  chosen: readonly string[],
): readonly string[] | 'all' | undefined {
  const offeredCodes = vendors ?? only;
  const counted = offeredCodes
    ? chosen.filter((code) => offeredCodes.includes(code))
    : without.length > 0
      ? []
      : chosen;
  if (counted.length > 0) return counted;
  if (only) return only;
  return without.length === 0 ? 'all' : vendors;
}
