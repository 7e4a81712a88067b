import { imageUrl } from '@liveryjs/client/image-url';
import { openRedeem } from '@liveryjs/client/points/open-redeem';
import { Button, Icon, Picture, Skeleton, token, useActionContext, useMessages } from '@liveryjs/engine/kit';
import type { Reward } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { offerOf, TYPES } from './points-mall.model.ts';
import type { Props as MallProps } from './points-mall.props.ts';

/** The platform's pictures are as wide as high. */
const EDGE = 400;

const Box = styled.article<{ $card: MallProps['card'] }>`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  ${({ $card }) =>
    $card === 'row' &&
    css`
      display: grid;
      grid-template-columns: 8.5rem minmax(0, 1fr);
    `}
`;

const Face = styled.div<{ $card: MallProps['card'] }>`
  position: relative;
  flex: none;
  aspect-ratio: ${({ $card }) => ($card === 'row' ? 'auto' : '4 / 3')};
  min-block-size: ${({ $card }) => ($card === 'row' ? '100%' : '0')};
  overflow: hidden;

  > * {
    inline-size: 100%;
    block-size: 100%;
  }

  [data-sold-out] > & img {
    filter: grayscale(1);
    opacity: ${token('opacity.disabled')};
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space.2')};
  padding: ${token('space.4')};

  h3,
  p {
    margin: 0;
  }

  h3 {
    font: ${token('typography.subheading')};
    overflow-wrap: anywhere;
  }

  > p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.2')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.caption')};

  span:first-child {
    padding: ${token('space.half')} ${token('space.2')};
    border-radius: ${token('radius.badge')};
    background: ${token('color.badge.plain')};
    color: ${token('color.badge.onPlain')};
    font-weight: ${token('font.weight.semibold')};
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${token('space.3')};
  margin-block-start: auto;
  padding-block-start: ${token('space.2')};

  strong {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    color: ${token('color.text.accent')};
    font: ${token('typography.subheading')};
  }

  small {
    display: block;
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

interface Props {
  readonly reward: Reward;
  readonly card: MallProps['card'];
  /** The visitor's points; undefined for a visitor who is not known. */
  readonly points: number | undefined;
}

/** A reward: what it is, what it costs, and how many are left. */
export function RewardCard({ reward, card, points }: Props) {
  const t = useMessages();
  const context = useActionContext();
  const titleId = useId();
  const { name, description, image, points: price, stock, type } = reward;
  const offer = offerOf(reward, points);
  return (
    <Box $card={card} aria-labelledby={titleId} {...(offer.kind === 'soldOut' && { 'data-sold-out': '' })}>
      <Face $card={card}>
        <Picture src={imageUrl(image)} alt="" width={EDGE} height={EDGE} />
      </Face>
      <Words>
        <About>
          <span>{t(TYPES[type])}</span>
          {stock > 0 && <span>{t('pointsMall.stock', { stock })}</span>}
        </About>
        <h3 id={titleId} dir="auto">
          {name}
        </h3>
        <p dir="auto">{description}</p>
        <Foot>
          <div>
            <strong>
              <Icon name="gift" />
              {t('points.count', { points: price })}
            </strong>
            {offer.kind === 'short' && <small>{t('pointsMall.short', { missing: offer.missing })}</small>}
          </div>
          <Button
            type="button"
            $tone="primary"
            disabled={offer.kind !== 'open'}
            aria-label={
              offer.kind === 'soldOut' ? undefined : t('pointsMall.redeemName', { name: name.slice(0, 100) })
            }
            onClick={() => openRedeem(reward, context)}
          >
            {t(offer.kind === 'soldOut' ? 'points.soldOut' : 'pointsMall.redeem')}
          </Button>
        </Foot>
      </Words>
    </Box>
  );
}

const Line = styled(Skeleton)`
  min-block-size: 1.25rem;
`;

/** A card without a reward, of about the same size. */
export function SkeletonCard({ card }: Pick<Props, 'card'>) {
  return (
    <Box as="div" $card={card}>
      <Face $card={card}>
        <Skeleton />
      </Face>
      <Words>
        <Line />
        <Line />
        <Line />
      </Words>
    </Box>
  );
}
