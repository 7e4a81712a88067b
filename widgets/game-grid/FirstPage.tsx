import type { GameCategory } from '#schemas/generated/portal.ts';
import { Glance } from './Glance.tsx';
import type { ListState } from './game-grid.model.ts';
import type { Props } from './game-grid.props.ts';
import { useGameList } from './use-game-list.ts';
import { namesOf } from './use-vendors.ts';

const FIRST: ListState = { page: 1, search: '', vassalage: '', sort: 'hot' };

type FirstPageProps = Props & { readonly category: GameCategory };

/** The first games of a category, whatever the address says. */
export function FirstPage({ category, pageSize, ...look }: FirstPageProps) {
  const { games, failure, retry, vendors } = useGameList(category, FIRST, pageSize);
  return (
    <Glance
      {...look}
      pageSize={pageSize}
      games={games}
      failure={failure}
      retry={retry}
      vendorName={namesOf(vendors)}
    />
  );
}
