import { Icon, token, useMessages } from '@liveryjs/engine/kit';
import type { Game } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')};
`;

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.half')};
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  background: ${token('color.badge.new')};
  color: ${token('color.badge.onNew')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};

  svg {
    display: none;
  }

  @container (min-width: 40rem) {
    svg {
      display: block;
    }
  }

  &[data-hot] {
    background: ${token('color.badge.hot')};
    color: ${token('color.badge.onHot')};
  }
`;

interface Props {
  readonly game: Game;
  /** True when the badges say that the game is hot. */
  readonly marksHot: boolean;
  readonly className?: string;
}

/** The marks of a game that the platform gives in a word. Nothing where it gives none. */
export function Badges({ game, marksHot, className }: Props) {
  const t = useMessages();
  if (!marksHot && !game.isNew) return null;
  return (
    <List className={className}>
      {marksHot && (
        <Badge data-hot="">
          <Icon name="flame" />
          {t('gameGrid.badgeHot')}
        </Badge>
      )}
      {game.isNew && <Badge>{t('gameGrid.badgeNew')}</Badge>}
    </List>
  );
}
