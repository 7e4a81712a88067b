import { categoryQuery } from '@liveryjs/client/games/category-query';
import { isVendorOf } from '@liveryjs/client/games/is-vendor-of';
import type { GameLaunch } from '@liveryjs/client/games/launch/game-launch';
import type { Winner } from '@liveryjs/schemas/platform';
import type { GameCategory, PortalSections } from '@liveryjs/schemas/portal';

/**
 * Index of the newest win that shows, in a list that begins with the latest. Wins enter on top, one at a time, and what shows
 * stays where it is when the list grows.
 *
 * @param rows that show at a time
 * @param top number of the win that stands on top; undefined before any does. Where the list has it no more, it begins anew:
 *   with the oldest that fill the rows
 */
export function startOf(
  list: readonly Pick<Winner, 'id'>[],
  rows: number,
  top: Winner['id'] | undefined,
): number {
  const oldest = Math.max(0, list.length - rows);
  const place = list.findIndex(({ id }) => id === top);
  return place < 0 ? oldest : Math.min(place, oldest);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the time since a moment, in words: "now" up to a minute, then whole minutes, hours or days. */
export function agoText(moment: Date, now: Date, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Clocks differ: nothing has been won in the future.
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
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
 * Tells whether a win is of a brand's offer: of its categories, and of no vendor that it hides.
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

/** Returns the launch of a win's game; undefined where the platform does not say which game it is. */
export function launchOfWin({ gameType, vassalage, nodeId, gameCode, game }: Winner): GameLaunch | undefined {
  if (vassalage === undefined || nodeId === undefined) return undefined;
  return { vassalage, gameType, nodeId, ...(gameCode !== undefined && { gameCode }), name: game };
}
