import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Icon, token, useActionContext, useMessages } from '#engine/kit/index.ts';
import { isFavourite, watchFavourites } from '#platform/games/favourites/favourites.ts';
import type { Game } from '#schemas/generated/platform.ts';

const Toggle = styled.button`
  position: absolute;
  z-index: ${token('layer.raised')};
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.sm')};
  block-size: ${token('size.control.sm')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.full')};
  background: color-mix(in srgb, ${token('color.surface.overlay')} 82%, transparent);
  color: ${token('color.text.primary')};
  cursor: pointer;

  &:hover {
    background: ${token('color.surface.overlay')};
  }

  /* Its outline stays: what fills it need not stand out from every picture. */
  &[aria-pressed='true'] svg {
    fill: ${token('color.badge.hot')};
  }
`;

interface Props {
  readonly game: Game;
  readonly className?: string;
}

/** Makes a game a favourite, or no favourite any more [4.14]. Who is not signed in is asked to. */
export function Heart({ game, className }: Props) {
  const t = useMessages();
  const context = useActionContext();
  const [sending, setSending] = useState(false);
  const pressed = useSyncExternalStore(watchFavourites, () => isFavourite(game.nodeId), never);
  const toggle = async () => {
    if (sending) return;
    setSending(true);
    try {
      const { toggleFavourite } = await import('#platform/games/favourites/favourite-actions.ts');
      await toggleFavourite(context, game);
    } catch {
      context.notify(pressed ? 'gameGrid.favouriteNotRemoved' : 'gameGrid.favouriteNotAdded', 'error');
    }
    setSending(false);
  };
  return (
    <Toggle
      type="button"
      className={className}
      aria-pressed={pressed}
      aria-label={t('gameGrid.favourite', { name: game.gameName })}
      onClick={() => void toggle()}
    >
      <Icon name="heart" />
    </Toggle>
  );
}

const never = () => false;
