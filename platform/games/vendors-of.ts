import type { Vendor } from '#schemas/generated/platform.ts';
import type { CategoryQuery } from './category-query.ts';

/** The vendors of a category, out of those that the platform lists in its game type; their order stays. */
export function vendorsOf(
  { only, without }: Pick<CategoryQuery, 'only' | 'without'>,
  listed: readonly Vendor[],
): readonly Vendor[] {
  return listed.filter(
    ({ vassalage }) => (only?.includes(vassalage) ?? true) && !without.includes(vassalage),
  );
}
