import { Chips, Icon, useActionContext, useMessages } from '@liveryjs/engine/kit';
import { isOwn, type View } from './game-grid.model.ts';

const ICONS: Readonly<Partial<Record<View, string>>> = {
  hot: 'flame',
  popular: 'crown',
  favourites: 'heart',
  recent: 'history',
};

const LABELS: Readonly<Record<View, string>> = {
  all: 'gameGrid.viewAll',
  hot: 'gameGrid.viewHot',
  popular: 'gameGrid.viewPopular',
  favourites: 'gameGrid.viewFavourites',
  recent: 'gameGrid.viewRecent',
};

interface Props {
  readonly views: readonly View[];
  readonly value: View;
  readonly onChoose: (view: View) => void;
}

/** Which games are listed. Who can have none of their own is told what that needs [4.14]. */
export function Views({ views, value, onChoose }: Props) {
  const t = useMessages();
  const context = useActionContext();
  const choose = async (view: View) => {
    if (isOwn(view)) {
      const { mayHaveGames } = await import('@liveryjs/client/games/favourites/favourite-actions');
      if (!mayHaveGames(context)) return;
    }
    onChoose(view);
  };
  return (
    <Chips
      label={t('gameGrid.viewLabel')}
      value={value}
      options={views.map((view) => {
        const icon = ICONS[view];
        const content = (
          <>
            {icon && <Icon name={icon} />}
            <span>{t(LABELS[view])}</span>
          </>
        );
        return { value: view, content };
      })}
      onChoose={(view) => void choose(view as View)}
    />
  );
}
