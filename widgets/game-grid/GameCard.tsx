import { styled } from 'styled-components';
import { Icon, Picture, Skeleton, token, useMessages } from '#engine/kit/index.ts';
import { imageUrl } from '#platform/image-url.ts';
import type { Game } from '#schemas/generated/platform.ts';
import type { Props } from './game-grid.props.ts';

/** Pixels of the pictures that the platform draws. */
const SIZES = { poster: { width: 300, height: 400 }, tile: { width: 300, height: 300 } };

const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${token('space.half')};
  min-inline-size: 0;

  h3,
  p {
    overflow: hidden;
    margin: 0;
    /* A name is in a direction of its own; where it starts is the page's. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  h3 {
    margin-block-start: ${token('space.2')};
    font-family: inherit;
    font-size: ${token('font.size.sm')};
    font-weight: ${token('font.weight.semibold')};
    line-height: ${token('font.lineHeight.snug')};
  }

  p {
    min-block-size: 1lh;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.xs')};
    line-height: ${token('font.lineHeight.snug')};
  }
`;

const Face = styled.div`
  position: relative;
  aspect-ratio: var(--ratio);
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('color.skeleton.base')};
  box-shadow: ${token('shadow.card')};
`;

const Badges = styled.div`
  position: absolute;
  inset-block-start: ${token('space.2')};
  inset-inline: ${token('space.2')};
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
  font-size: ${token('font.size.xs')};
  font-weight: ${token('font.weight.semibold')};
  line-height: ${token('font.lineHeight.snug')};

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

const Line = styled(Skeleton)`
  inline-size: 70%;
  min-block-size: 0;
  block-size: calc(${token('font.size.xs')} * ${token('font.lineHeight.snug')});
  border-radius: ${token('radius.sm')};

  &[data-name] {
    inline-size: 90%;
    block-size: calc(${token('font.size.sm')} * ${token('font.lineHeight.snug')});
    margin-block-start: ${token('space.2')};
  }
`;

const Blank = styled(Skeleton)`
  block-size: 100%;
`;

interface CardProps {
  readonly game: Game;
  readonly shape: Props['card'];
  /** Name of the vendor, once known. */
  readonly vendor: string | undefined;
}

/** A game: its picture, its name, who makes it. The grid around it says the ratio of pictures. */
export function GameCard({ game, shape, vendor }: CardProps) {
  const t = useMessages();
  return (
    <Card>
      <Face>
        <Picture src={imageUrl(game.icon)} alt="" {...SIZES[shape]} />
        {(game.isHot || game.isNew) && (
          <Badges>
            {game.isHot && (
              <Badge data-hot="">
                <Icon name="flame" />
                {t('gameGrid.badgeHot')}
              </Badge>
            )}
            {game.isNew && <Badge>{t('gameGrid.badgeNew')}</Badge>}
          </Badges>
        )}
      </Face>
      <h3 dir="auto" title={game.gameName}>
        {game.gameName}
      </h3>
      <p dir="auto">{vendor}</p>
    </Card>
  );
}

/** A card without a game, of the same size. */
export function SkeletonCard() {
  return (
    <Card as="div">
      <Face>
        <Blank />
      </Face>
      <Line data-name="" />
      <Line />
    </Card>
  );
}
