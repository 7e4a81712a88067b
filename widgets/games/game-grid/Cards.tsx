import type { Game } from '@liveryjs/schemas/platform';
import { Grid, Lane, Rail, type Shape, StillLane, StillRail } from './card-places.ts';
import { GameCard, SkeletonCard } from './GameCard.tsx';
import { hottest } from './game-grid.model.ts';
import type { Props } from './game-grid.props.ts';

interface Place {
  readonly shape: Shape;
  /** pages: in columns, all of them. At a glance, grid: in whole rows; strip: in one row that scrolls sideways. */
  readonly layout: Props['layout'] | 'pages';
}

interface CardsProps extends Place {
  readonly games: readonly Game[];
  /** Name of a vendor by its code, once known. */
  readonly vendorName: (vassalage: string) => string | undefined;
  /** Whether cards say which games are hot. */
  readonly marksHot: boolean;
  /** What shows is about to give way to something newer. */
  readonly busy?: boolean;
}

/** Games as cards. */
export function Cards({ games, shape, layout, vendorName, marksHot, busy = false }: CardsProps) {
  const hot = marksHot ? hottest(games) : [];
  const cards = games.map((game) => (
    <li key={game.nodeId}>
      <GameCard game={game} shape={shape} vendor={vendorName(game.vassalage)} marksHot={hot.includes(game)} />
    </li>
  ));
  if (layout === 'pages') {
    return (
      <Grid $shape={shape} aria-busy={busy}>
        {cards}
      </Grid>
    );
  }
  return layout === 'strip' ? (
    <Lane forwardedAs="ul" $shape={shape}>
      {cards}
    </Lane>
  ) : (
    <Rail forwardedAs="ul" $shape={shape} $lines={linesOf(shape)} $whole={games.length}>
      {cards}
    </Rail>
  );
}

/** Cards without games, of the same size as those that come. */
export function SkeletonCards({ count, shape, layout }: Place & { count: number }) {
  const cards = Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
    <div key={index}>
      <SkeletonCard shape={shape} />
    </div>
  ));
  const place = { $shape: shape, 'aria-hidden': true, children: cards };
  if (layout === 'pages') return <Grid as="div" {...place} />;
  return layout === 'strip' ? (
    <StillLane {...place} />
  ) : (
    <StillRail {...place} $lines={linesOf(shape)} $whole={count} />
  );
}

/** Cards that are low stand below each other where they scroll sideways. */
function linesOf(shape: Shape): number {
  return shape === 'row' || shape === 'ticket' ? 3 : 1;
}
