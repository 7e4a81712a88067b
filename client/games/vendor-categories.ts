import type { GamesMenuResponse } from '@liveryjs/schemas/platform';
import type { GameCategory, PortalSections } from '@liveryjs/schemas/portal';
import { categoryQuery } from './category-query.ts';
import { isVendorOf } from './is-vendor-of.ts';

/**
 * The categories that have at least one vendor, by the game menus and the manifest's vendor map [2.26].
 *
 * @param notOffered codes of vendors that do not count
 */
export function vendorCategories(
  menus: GamesMenuResponse,
  sections: Pick<PortalSections, 'vendors'>,
  notOffered?: readonly string[],
): readonly GameCategory[] {
  const listed = menus.map(({ gameCategory }) => gameCategory);
  const grouped = sections.vendors.map.map(({ id }) => id);
  return [...new Set([...listed, ...grouped])].filter((category) => {
    const query = categoryQuery(sections, category, notOffered);
    const menu = menus.find(({ gameCategory }) => gameCategory === query.gameType);
    return menu?.vendors.some(({ vassalage }) => isVendorOf(query, vassalage));
  });
}
