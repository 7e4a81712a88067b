import { breathing } from '@liveryjs/engine/kit';
import type { Game } from '@liveryjs/schemas/platform';
import { Lane, Rail, StillLane, StillRail } from './card-places.ts';
import { GameCard, SkeletonCard } from './GameCard.tsx';
import { hottest } from './game-grid.model.ts';
import type { Props } from './game-grid.props.ts';

interface Place {
  readonly shape: Props['card'];
  /** grid: in whole rows; strip: in one row that scrolls sideways. */
  readonly layout: Props['layout'];
}

interface ItemsProps extends Pick<Place, 'shape'> {
  readonly games: readonly Game[];
  /** Name of a vendor by its code, once known. */
  readonly vendorName: (vassalage: string) => string | undefined;
  /** True when cards say which games are hot. */
  readonly marksHot: boolean;
}

/** Games as cards, at a glance. */
export function Cards({ layout, ...items }: ItemsProps & Place) {
  const { games, shape } = items;
  return layout === 'strip' ? (
    <Lane forwardedAs="ul" $shape={shape}>
      <CardItems {...items} />
    </Lane>
  ) : (
    <Rail forwardedAs="ul" $shape={shape} $lines={linesOf(shape)} $whole={games.length}>
      <CardItems {...items} />
    </Rail>
  );
}

/** The items of a list of cards. */
export function CardItems({ games, shape, vendorName, marksHot }: ItemsProps) {
  const hot = marksHot ? hottest(games) : [];
  return games.map((game) => (
    <li key={game.nodeId}>
      <GameCard game={game} shape={shape} vendor={vendorName(game.vassalage)} marksHot={hot.includes(game)} />
    </li>
  ));
}

/** Cards without games, of the same size as those that come. */
export function SkeletonCards({ count, shape, layout }: Place & { count: number }) {
  const place = {
    $shape: shape,
    'aria-hidden': true,
    ...breathing,
    children: <SkeletonItems count={count} shape={shape} />,
  };
  return layout === 'strip' ? (
    <StillLane {...place} />
  ) : (
    <StillRail {...place} $lines={linesOf(shape)} $whole={count} />
  );
}

/** The same as items. */
export function SkeletonItems({ count, shape }: Pick<Place, 'shape'> & { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
    <div key={index}>
      <SkeletonCard shape={shape} />
    </div>
  ));
}

/** Cards that are low stand below each other where they scroll sideways. */
function linesOf(shape: Props['card']): number {
  return shape === 'row' || shape === 'ticket' ? 3 : 1;
}
