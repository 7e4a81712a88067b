import { styled } from 'styled-components';
import { Icon, Picture, Skeleton, token, useMessages } from '#engine/kit/index.ts';
import { imageUrl } from '#platform/image-url.ts';
import type { Game } from '#schemas/generated/platform.ts';
import type { Props } from './game-grid.props.ts';

type Shape = Props['card'];

/** Pixels of the pictures that the platform draws. */
const SIZES = { poster: { width: 300, height: 400 }, tile: { width: 300, height: 300 } };

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

interface CardsProps {
  readonly games: readonly Game[];
  readonly shape: Shape;
  /** Name of a vendor by its code, once known. */
  readonly vendorName: (vassalage: string) => string | undefined;
  /** What shows is about to give way to something newer. */
  readonly busy?: boolean;
}

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

function GameCard({ game, shape, vendor }: { game: Game; shape: Shape; vendor: string | undefined }) {
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

/** Cards without games, of the same size as those that come. */
export function SkeletonCards({ count, shape }: { count: number; shape: Shape }) {
  return (
    <Grid as="div" $shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
        <Card as="div" key={index}>
          <Face as="div">
            <Blank />
          </Face>
          <Line data-name="" />
          <Line />
        </Card>
      ))}
    </Grid>
  );
}
