import { textRows } from '#sandbox/messages/text-rows.ts';
import { type BannerSeed, banners } from './banners.ts';
import { merchants } from './merchants.ts';

/** The subject of a page, by its path: a banner that leads there, or is shown there, goes with it. */
const pages: Readonly<Record<string, { readonly module?: string; readonly games?: string }>> = {
  '/rng': { games: 'RNG' },
  '/live': { games: 'LIVE' },
  '/fish': { games: 'FISH' },
  '/pvp': { games: 'PVP' },
  // The category SPORTS holds cockfights and e-sports too, which have pages of their own.
  '/sports': { games: 'FOOTBALL,BASKETBALL,TENNIS' },
  '/esports': { games: 'ESPORTS' },
  '/cockfight': { games: 'COCKFIGHT' },
  '/elott': { games: 'ELOTT,LOTT' },
  '/pointMall': { module: 'PTSYS3' },
  '/promotions': { module: 'PROMOTION3' },
  '/down': { module: 'APPDOWNLOAD3' },
};

const pageOfGroup: Readonly<Record<string, string>> = {
  w_lott: '/elott',
  w_shop: '/pointMall',
  w_promotion: '/promotions',
};

export function bannerRows() {
  const sets = [
    ...Object.entries(banners).map(([group, seeds]) => ({ group, merchant: null, seeds })),
    ...Object.entries(merchants).map(([merchant, { home }]) => ({ group: 'w_home', merchant, seeds: home })),
  ];
  const numbered = sets
    .flatMap(({ group, merchant, seeds }) =>
      seeds.map((seed, position) => ({ group, merchant, seed, position })),
    )
    .map((banner, index) => ({ ...banner, banner_id: index + 1 }));
  return {
    banner: numbered.map(({ banner_id, group, merchant, position, seed }) => ({
      banner_id,
      group_name: group,
      merchant,
      position,
      art: seed.art,
      linkage_type: seed.link === undefined ? null : seed.link.startsWith('/') ? 'ROUTE' : 'URL',
      linkage: seed.link ?? null,
      ...needsOf(group, seed),
    })),
    banner_text: numbered.flatMap(({ seed: { text }, banner_id }) =>
      textRows({ title: `banner.${text}.title`, line: `banner.${text}.line` }).map((row) => ({
        banner_id,
        ...row,
      })),
    ),
    merchant_category: Object.entries(merchants).flatMap(([merchant, { categories }]) =>
      categories.map((game_type, position) => ({ merchant, game_type, position })),
    ),
    merchant_sale: Object.entries(merchants).flatMap(([merchant, { sells = [] }]) =>
      sells.map((game_type) => ({ merchant, game_type })),
    ),
  };
}

function needsOf(group: string, { link, about }: BannerSeed) {
  const page = link?.split('?')[0] ?? about ?? pageOfGroup[group] ?? group.replace('w_', '/');
  const { module, games } = pages[page] ?? {};
  return { needs_module: module ?? null, needs_games: games ?? null };
}
