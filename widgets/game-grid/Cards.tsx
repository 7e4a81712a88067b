import { styled } from 'styled-components';
import { token } from '#engine/kit/index.ts';
import type { Game } from '#schemas/generated/platform.ts';
import { GameCard, SkeletonCard } from './GameCard.tsx';
import type { Props } from './game-grid.props.ts';

type Shape = Props['card'];

const Grid = styled.ul<{ $shape: Shape }>`
  --ratio: ${({ $shape }) => ($shape === 'poster' ? token('ratio.tile') : '1')};
  --least: ${({ $shape }) => ($shape === 'poster' ? token('size.tile') : '8.5rem')};
  /* As many as there always are, however narrow the page. */
  --columns: 2;
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
    --columns: 3;
  }

  @container (min-width: 40rem) {
    gap: ${token('space.5')} ${token('space.4')};
  }
`;

interface CardsProps {
  readonly games: readonly Game[];
  readonly shape: Shape;
  /** Name of a vendor by its code, once known. */
  readonly vendorName: (vassalage: string) => string | undefined;
  /** What shows is about to give way to something newer. */
  readonly busy?: boolean;
}

/** Games in a grid. */
export function Cards({ games, shape, vendorName, busy = false }: CardsProps) {
  return (
    <Grid $shape={shape} aria-busy={busy}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameCard game={game} shape={shape} vendor={vendorName(game.vassalage)} />
        </li>
      ))}
    </Grid>
  );
}

/** Cards without games, of the same size as those that come. */
export function SkeletonCards({ count, shape }: { count: number; shape: Shape }) {
  return (
    <Grid as="div" $shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
        <SkeletonCard key={index} />
      ))}
    </Grid>
  );
}
