import { useId } from 'react';
import { Failure } from '#engine/kit/index.ts';
import type { Game } from '#schemas/generated/platform.ts';
import { Cards, SkeletonCards } from './Cards.tsx';
import type { Props } from './game-grid.props.ts';
import { Head } from './Head.tsx';
import { Section } from './section.ts';

interface GlanceProps extends Pick<Props, 'title' | 'card' | 'layout' | 'more' | 'pageSize'> {
  /** Undefined until they are here. */
  readonly games: readonly Game[] | undefined;
  readonly failure: string | undefined;
  readonly retry: () => void;
  readonly vendorName: (vassalage: string) => string | undefined;
}

/** A few games below a title. Nothing where there are none. */
export function Glance({
  games,
  failure,
  retry,
  title,
  card,
  layout,
  more,
  pageSize,
  vendorName,
}: GlanceProps) {
  const headingId = useId();
  if (games?.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Head id={headingId} title={title} more={more} />
      {games ? (
        <Cards games={games} shape={card} layout={layout} vendorName={vendorName} />
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <SkeletonCards count={pageSize} shape={card} layout={layout} />
      )}
    </Section>
  );
}
