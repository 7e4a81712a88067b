import { Button, Empty, Icon, useActionContext, useMessages } from '@liveryjs/engine/kit';
import { isNarrowed, isOwn, type ListState } from './game-grid.model.ts';

const OWN = {
  favourites: { icon: 'heart', none: 'gameGrid.emptyFavourites', closed: 'gameGrid.closedFavourites' },
  recent: { icon: 'history', none: 'gameGrid.emptyRecent', closed: 'gameGrid.closedRecent' },
} as const;

interface Props {
  readonly state: ListState;
  /** The visitor can have no such games. */
  readonly closed: boolean;
  /** Shows all of the category again. */
  readonly onClear: () => void;
}

/** Stands in the place of games where there are none, and says what to do about it. */
export function EmptyList({ state, closed, onClear }: Props) {
  const t = useMessages();
  const context = useActionContext();
  const { view } = state;
  if (isOwn(view)) {
    const ownView = OWN[view];
    const askIn = async () => {
      const { mayHaveGames } = await import('@liveryjs/client/games/favourites/favourite-actions');
      mayHaveGames(context);
    };
    return (
      <Empty>
        <Icon name={ownView.icon} />
        <p>{t(closed ? ownView.closed : ownView.none)}</p>
        {closed && (
          <Button type="button" $tone="primary" onClick={() => void askIn()}>
            {t('gameGrid.logIn')}
          </Button>
        )}
      </Empty>
    );
  }
  const narrowed = view === 'all' && isNarrowed(state);
  return (
    <Empty>
      <Icon name="search" />
      <p>{t(narrowed ? 'gameGrid.emptyFiltered' : 'gameGrid.empty')}</p>
      {narrowed && (
        <Button type="button" onClick={onClear}>
          {t('gameGrid.clearFilters')}
        </Button>
      )}
    </Empty>
  );
}
