import { token } from '@liveryjs/engine/kit';
import type { Game } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { hottest } from './game-grid.model.ts';
import { TableBlank, TableCard } from './TableCard.tsx';
import { useTables } from './use-tables.ts';

/** Two columns on a phone; from then on as many as have room. */
const Grid = styled.ul`
  --least: 13rem;
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(var(--least), max(9rem, (100% - ${token('space.3')}) / 2)), 1fr)
  );
  gap: ${token('space.4')} ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }

  @container (min-width: 40rem) {
    gap: ${token('space.5')} ${token('space.4')};
  }
`;

interface Props {
  /** Undefined while they are on the way. */
  readonly games: readonly Game[] | undefined;
  /** Cards without a game, until then. */
  readonly blanks: number;
  readonly vendorName: (vassalage: string) => string | undefined;
  readonly marksHot: boolean;
  readonly busy: boolean;
}

/** Live games as tables. */
export default function Tables({ games, blanks, vendorName, marksHot, busy }: Props) {
  const tables = useTables(games);
  if (!games) {
    return (
      <Grid as="div" aria-hidden="true">
        {Array.from({ length: blanks }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
          <TableBlank key={at} />
        ))}
      </Grid>
    );
  }
  const hot = marksHot ? hottest(games) : [];
  return (
    <Grid aria-busy={busy}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <TableCard
            game={game}
            vendor={vendorName(game.vassalage)}
            marksHot={hot.includes(game)}
            tables={tables}
          />
        </li>
      ))}
    </Grid>
  );
}
