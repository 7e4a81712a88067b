import { Failure, useMessages } from '@liveryjs/engine/kit';
import { ListHead } from '@liveryjs/parts/list-head';
import { useId } from 'react';
import { Cards, SkeletonCards } from './Cards.tsx';
import { firstPageOf, isOwn, leadsWithHot } from './game-grid.model.ts';
import type { Props } from './game-grid.props.ts';
import { Section } from './section.ts';
import { useGameList } from './use-game-list.ts';

/** A few games below a title, whatever the address says. Nothing where there are none. */
export function Glance({ source, category, pageSize, title, card, layout, more }: Props) {
  const t = useMessages();
  const headingId = useId();
  const view = source === 'list' ? 'all' : source;
  const state = firstPageOf(view);
  const { games, failure, retry, vendorName } = useGameList(category, state, pageSize);
  // A visitor's own list keeps no place: only its answer tells whether there are games.
  if (games ? games.length === 0 : isOwn(view) && !failure) return null;
  return (
    <Section aria-labelledby={headingId}>
      <ListHead id={headingId} title={t(title ?? 'gameGrid.label')} shown={title !== undefined} more={more} />
      {games ? (
        <Cards
          games={games.slice(0, pageSize)}
          shape={card}
          layout={layout}
          vendorName={vendorName}
          marksHot={!leadsWithHot(state)}
        />
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <SkeletonCards count={pageSize} shape={card} layout={layout} />
      )}
    </Section>
  );
}
