import { banners } from './banners.ts';

export function bannerRows() {
  let last = 0;
  const numbered = Object.entries(banners).flatMap(([group_name, seeds]) =>
    seeds.map((seed, position) => {
      last += 1;
      return { banner_id: last, group_name, position, seed };
    }),
  );
  return {
    banner: numbered.map(({ seed: { art, link }, banner_id, group_name, position }) => ({
      banner_id,
      group_name,
      position,
      art,
      linkage_type: link === undefined ? null : link.startsWith('/') ? 'ROUTE' : 'URL',
      linkage: link ?? null,
    })),
    banner_text: numbered.flatMap(({ seed: { EN, VI, TY }, banner_id }) =>
      Object.entries({ EN, VI, TY }).map(([language, [title, line]]) => ({
        banner_id,
        language,
        title,
        line,
      })),
    ),
  };
}
