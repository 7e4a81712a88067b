import { breathing } from '@liveryjs/engine/kit';
import type { Game } from '@liveryjs/schemas/platform';
import type { ReactNode } from 'react';

import { hottest } from './game-grid.model.ts';
import { PageGrid } from './page-grid.ts';
import { TableBlank, TableCard } from './TableCard.tsx';
import { useTables } from './use-tables.ts';

interface Props {
  /** Undefined while they are on the way. */
  readonly games: readonly Game[] | undefined;
  /** Cards without a game, until then. */
  readonly blanks: number;
  readonly vendorName: (vassalage: string) => string | undefined;
  readonly marksHot: boolean;
  readonly busy: boolean;
  /** Fills a last row that is not whole. */
  readonly filler: ReactNode;
}

/** Live games as tables. */
export default function Tables({ games, blanks, vendorName, marksHot, busy, filler }: Props) {
  const tables = useTables(games);
  if (!games) {
    return (
      <PageGrid as="div" $shape="table" $whole={blanks} aria-hidden="true" {...breathing}>
        {Array.from({ length: blanks }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
          <TableBlank key={index} />
        ))}
      </PageGrid>
    );
  }
  const hot = marksHot ? hottest(games) : [];
  return (
    <PageGrid $shape="table" $filled={filler ? games.length : 0} aria-busy={busy}>
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
      {filler && <li data-filler="">{filler}</li>}
    </PageGrid>
  );
}
