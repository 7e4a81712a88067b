import { isFavourite, watchFavourites } from '@liveryjs/client/games/favourites/favourites';
import { Icon, token, useActionContext, useMessages } from '@liveryjs/engine/kit';
import type { Game } from '@liveryjs/schemas/platform';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

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

  /* A finger may miss what shows by a little. */
  @media (pointer: coarse) {
    &::before {
      position: absolute;
      inset: calc((${token('size.control.sm')} - ${token('size.control.touch')}) / 2);
      content: '';
    }
  }

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
      const { toggleFavourite } = await import('@liveryjs/client/games/favourites/favourite-actions');
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
