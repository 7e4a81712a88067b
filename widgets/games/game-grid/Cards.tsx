import { Strip, token } from '@liveryjs/engine/kit';
import type { Game } from '@liveryjs/schemas/platform';
import { css, styled } from 'styled-components';
import { GameCard, SkeletonCard } from './GameCard.tsx';
import type { Props } from './game-grid.props.ts';

type Shape = Props['card'];
type Layout = Props['layout'];

interface Sizes {
  /** Least width in a grid. */
  readonly least: string;
  /** As many columns as there always are, however narrow the page, and from 20rem on. */
  readonly columns: readonly [number, number];
  /** Width in a strip: what follows looks in. */
  readonly inStrip: string;
}

const SIZES: Readonly<Record<Shape, Sizes>> = {
  poster: { least: token('size.tile'), columns: [2, 3], inStrip: 'clamp(8rem, 30cqi, 11rem)' },
  tile: { least: '8.5rem', columns: [2, 3], inStrip: 'clamp(7rem, 26cqi, 9.5rem)' },
  row: { least: '17rem', columns: [1, 1], inStrip: 'min(17rem, 84cqi)' },
  ticket: { least: '18rem', columns: [1, 1], inStrip: 'min(19rem, 84cqi)' },
};

const Grid = styled.ul<{ $shape: Shape }>`
  --least: ${({ $shape }) => SIZES[$shape].least};
  --columns: ${({ $shape }) => SIZES[$shape].columns[0]};
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(var(--least), (100% - ${token('space.3')} * (var(--columns) - 1)) / var(--columns)), 1fr)
  );
  gap: ${token('space.4')} ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }

  @container (min-width: 20rem) {
    --columns: ${({ $shape }) => SIZES[$shape].columns[1]};
  }

  @container (min-width: 40rem) {
    gap: ${token('space.5')} ${token('space.4')};
  }
`;

// A row clips what stands out of it: the frames and shadows of cards have their place inside.
const lane = css<{ $shape: Shape }>`
  display: flex;
  gap: ${token('space.4')};
  margin: calc(-1 * ${token('space.2')});
  padding: ${token('space.2')};
  list-style: none;

  > * {
    flex: none;
    inline-size: ${({ $shape }) => SIZES[$shape].inStrip};
  }
`;

const Lane = styled(Strip)<{ $shape: Shape }>`
  > :first-child {
    ${lane}
  }
`;

const StillLane = styled.div<{ $shape: Shape }>`
  overflow: hidden;
  ${lane}
`;

interface CardsProps {
  readonly games: readonly Game[];
  readonly shape: Shape;
  readonly layout?: Layout;
  /** Name of a vendor by its code, once known. */
  readonly vendorName: (vassalage: string) => string | undefined;
  /** Whether cards say which games are hot. */
  readonly marksHot: boolean;
  /** What shows is about to give way to something newer. */
  readonly busy?: boolean;
}

/** Games in a grid or in a row that scrolls sideways. */
export function Cards({ games, shape, layout = 'grid', vendorName, marksHot, busy = false }: CardsProps) {
  const cards = games.map((game) => (
    <li key={game.nodeId}>
      <GameCard game={game} shape={shape} vendor={vendorName(game.vassalage)} marksHot={marksHot} />
    </li>
  ));
  if (layout === 'strip') {
    return (
      <Lane forwardedAs="ul" $shape={shape}>
        {cards}
      </Lane>
    );
  }
  return (
    <Grid $shape={shape} aria-busy={busy}>
      {cards}
    </Grid>
  );
}

interface SkeletonProps {
  readonly count: number;
  readonly shape: Shape;
  readonly layout?: Layout;
}

/** Cards without games, of the same size as those that come. */
export function SkeletonCards({ count, shape, layout = 'grid' }: SkeletonProps) {
  const cards = Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
    <div key={index}>
      <SkeletonCard shape={shape} />
    </div>
  ));
  return layout === 'strip' ? (
    <StillLane $shape={shape} aria-hidden="true">
      {cards}
    </StillLane>
  ) : (
    <Grid as="div" $shape={shape} aria-hidden="true">
      {cards}
    </Grid>
  );
}
