import { useBrand, useLanguages, useResource } from '#engine/kit/index.ts';
import { categoryQuery } from '#platform/games/category-query.ts';
import { getHotGames, hotGamesKey } from '#platform/games/get-hot-games.ts';
import { getPopularGames, popularGamesKey } from '#platform/games/get-popular-games.ts';
import { isVendorOf } from '#platform/games/is-vendor-of.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { Glance } from './Glance.tsx';
import type { Props } from './game-grid.props.ts';
import { namesOf, useVendors } from './use-vendors.ts';

type ChoiceProps = Props & { readonly source: 'hot' | 'popular' };

/** The platform's hot or popular games. */
export function Choice({ source, category, pageSize, ...look }: ChoiceProps) {
  const { data, failure, retry } = useChoice(source, pageSize);
  const vendors = useVendors(undefined);
  const sections = portalSections(useBrand());
  const query = category && categoryQuery(sections, category);
  const games = data
    ?.filter((game) => !query || (game.gameType === query.gameType && isVendorOf(query, game.vassalage)))
    .slice(0, pageSize);
  return (
    <Glance
      {...look}
      pageSize={pageSize}
      games={games}
      failure={failure}
      retry={retry}
      vendorName={namesOf(vendors.data)}
    />
  );
}

function useChoice(source: ChoiceProps['source'], count: number) {
  const { merchantCode } = portalSections(useBrand()).tenant;
  const { code: language } = useLanguages().current;
  const hot = { merchantCode, language };
  const popular = { count, language };
  return useResource(
    source === 'hot' ? hotGamesKey(hot) : popularGamesKey(popular),
    (signal) => (source === 'hot' ? getHotGames(hot, signal) : getPopularGames(popular, signal)),
    { keep: true },
  );
}
