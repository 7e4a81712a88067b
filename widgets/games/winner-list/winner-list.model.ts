import { categoryQuery } from '@liveryjs/platform/games/category-query';
import { isVendorOf } from '@liveryjs/platform/games/is-vendor-of';
import type { GameLaunch } from '@liveryjs/platform/games/launch/game-launch';
import type { Winner } from '@liveryjs/schemas/platform';
import type { GameCategory, PortalSections } from '@liveryjs/schemas/portal';

/** So many of a list from a place on, beginning anew where it ends; all of it where it has no more. */
export function rowsFrom<T>(list: readonly T[], start: number, count: number): readonly T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, at) => list[(start + at) % list.length] as T);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words: "now" up to a minute, then whole minutes, hours or days. */
export function agoText(at: Date, now: Date, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Clocks differ: nothing has been won in the future.
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000);
  if (seconds < MINUTE) return format.format(0, 'second');
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return format.format(-Math.floor(seconds / HOUR), 'hour');
  return format.format(-Math.floor(seconds / DAY), 'day');
}

/** The platform's categories that a brand's categories stand in. @returns undefined for all */
export function gameTypesOf(
  categories: readonly GameCategory[],
  sections: Pick<PortalSections, 'vendors'>,
): string | undefined {
  if (categories.length === 0) return undefined;
  return [...new Set(categories.map((category) => categoryQuery(sections, category).gameType))].join(',');
}

/**
 * Whether a win is of what a brand sells: of its categories, and of no vendor that it hides.
 *
 * @param notOffered codes of vendors that the visitor is not offered
 */
export function isSold(
  { gameType, vassalage }: Winner,
  categories: readonly GameCategory[],
  sections: Pick<PortalSections, 'vendors'>,
  notOffered: readonly string[] = [],
): boolean {
  if (vassalage !== undefined && notOffered.includes(vassalage)) return false;
  if (sections.vendors.shown.some(({ id, as, language }) => id === vassalage && as === '' && !language))
    return false;
  return (
    categories.length === 0 ||
    categories.some((category) => {
      const query = categoryQuery(sections, category);
      return query.gameType === gameType && (vassalage === undefined || isVendorOf(query, vassalage));
    })
  );
}

/** What opens the game of a win; undefined where the platform does not say which one it is. */
export function launchOfWin({ gameType, vassalage, nodeId, gameCode, game }: Winner): GameLaunch | undefined {
  if (vassalage === undefined || nodeId === undefined) return undefined;
  return { vassalage, gameType, nodeId, ...(gameCode !== undefined && { gameCode }), name: game };
}
