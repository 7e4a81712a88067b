import { useId } from 'react';
import { Failure, useBrand, useLanguages, useResource } from '#engine/kit/index.ts';
import { categoryQuery } from '#platform/games/category-query.ts';
import { getHotGames, hotGamesKey } from '#platform/games/get-hot-games.ts';
import { getPopularGames, popularGamesKey } from '#platform/games/get-popular-games.ts';
import { isVendorOf } from '#platform/games/is-vendor-of.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { Cards, SkeletonCards } from './Cards.tsx';
import type { Props } from './game-grid.props.ts';
import { Head } from './Head.tsx';
import { Section } from './section.ts';
import { namesOf, useVendors } from './use-vendors.ts';

type ChoiceProps = Props & { readonly source: 'hot' | 'popular' };

/** The platform's hot or popular games. Nothing where it has none. */
export function Choice({ source, category, title, pageSize, card }: ChoiceProps) {
  const headingId = useId();
  const { data, failure, retry } = useChoice(source, pageSize);
  const vendors = useVendors(undefined);
  const sections = portalSections(useBrand());
  const query = category && categoryQuery(sections, category);
  const games = data
    ?.filter((game) => !query || (game.gameType === query.gameType && isVendorOf(query, game.vassalage)))
    .slice(0, pageSize);
  if (games?.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Head id={headingId} title={title} />
      {games ? (
        <Cards games={games} shape={card} vendorName={namesOf(vendors.data)} />
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <SkeletonCards count={pageSize} shape={card} />
      )}
    </Section>
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
