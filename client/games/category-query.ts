import type { GameCategory, PortalSections } from '@liveryjs/schemas/portal';

/** The query for the games of a category. */
export interface CategoryQuery {
  /** The category that the platform lists them in. */
  readonly gameType: GameCategory;
  /** The category whose order its vendors follow. */
  readonly sortBy: GameCategory;
  /** Codes of the only vendors that belong to it; undefined for all. */
  readonly only: readonly string[] | undefined;
  /** Codes of vendors that are listed there and belong to groups of their own, or are not offered. */
  readonly without: readonly string[];
}

/**
 * Makes the query of a category from the manifest's vendor map [1.08]: a group is its vendors inside the category that it
 * belongs to, and that category is what its groups leave.
 *
 * @param notOffered codes of vendors that belong to no category now
 */
export function categoryQuery(
  { vendors: { map } }: Pick<PortalSections, 'vendors'>,
  category: GameCategory,
  notOffered: readonly string[] = [],
): CategoryQuery {
  const group = map.find(({ id }) => id === category);
  if (group)
    return {
      gameType: group.belong,
      sortBy: group.sortTarget ?? group.belong,
      only: group.vendors.filter((code) => !notOffered.includes(code)),
      without: [],
    };
  const grouped = map.filter(({ belong }) => belong === category).flatMap(({ vendors }) => vendors);
  const without = [...grouped, ...notOffered];
  return { gameType: category, sortBy: category, only: undefined, without };
}
