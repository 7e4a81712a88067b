import type { GameCategoryCode } from '@liveryjs/schemas/platform';
import { type BannerSeed, banners } from './banners.ts';

interface MerchantSeed {
  /** The categories that come first among its hot games. */
  readonly categories: readonly GameCategoryCode[];
  /** All that it sells; undefined: everything. */
  readonly sells?: readonly GameCategoryCode[];
  /** Its own banners on the home page. */
  readonly home: readonly BannerSeed[];
}

/** A banner of the common sets on the home page, leading to the games that it is about. */
function common(group: string, art: string, link: string): BannerSeed {
  const match = banners[group]?.find((banner) => banner.art === art);
  if (!match) throw new Error(`There is no banner ${art} in ${group}.`);
  return { ...match, link };
}

/** Merchants that show other things than the rest, by code. */
export const merchants: Readonly<Record<string, MerchantSeed>> = {
  jade: {
    categories: ['LOTT', 'FISH'],
    home: [
      {
        art: 'harvest',
        link: '/elott',
        text: 'jade-harvest',
      },
      common('w_lott', 'lottery', '/elott'),
      common('w_fish', 'fish', '/fish'),
      common('w_fish', 'pearl', '/fish'),
      common('w_home', 'slots', '/rng'),
    ],
  },
  harbor: {
    categories: ['SPORTS', 'LIVE'],
    home: [
      {
        art: 'sports',
        link: '/sports',
        text: 'harbor-sports',
      },
      common('w_sports', 'basketball', '/sports'),
      common('w_home', 'live', '/live'),
      common('w_live', 'roulette', '/live'),
    ],
  },
  kiosk: { categories: [], sells: ['LOTT', 'ELOTT'], home: [] },
};
