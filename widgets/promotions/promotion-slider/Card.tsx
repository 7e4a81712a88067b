import { imageUrl } from '@liveryjs/client/image-url';
import { promotionPeriod } from '@liveryjs/client/promotions/promotion-period';
import type { ShownPromotion } from '@liveryjs/client/promotions/shown-promotions';
import {
  breathing,
  Icon,
  LinkTo,
  Picture,
  Skeleton,
  token,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { DATE_STYLE, pageTime } from '@liveryjs/engine/kit/plain';
import type { LinkTarget } from '@liveryjs/schemas/brand';
import { css, styled } from 'styled-components';
import type { Props } from './promotion-slider.props.ts';

/** The platform's pictures are 16 wide by 9 high. */
const WIDTH = 960;
const HEIGHT = 540;

type Shape = Props['cards'];

const shapes: Readonly<Record<Shape, ReturnType<typeof css>>> = {
  split: css`
    grid-template-rows: auto 1fr;
    border: 1px solid ${token('color.border.subtle')};
    background: ${token('color.surface.raised')};

    @container (min-width: 40rem) {
      grid-template-rows: none;
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);

      > :first-child {
        order: 1;
      }
    }
  `,
  wide: css`
    color: ${token('color.media.text')};

    > * {
      grid-area: 1 / 1;
      min-inline-size: 0;
    }

    /* Words are read on any picture. */
    > :last-child {
      align-content: end;
      /* The height of a picture is seldom whole. */
      margin-block-end: -1px;
      padding-block-start: ${token('space.9')};
      background: ${token('gradient.media')}, ${token('gradient.media')};
    }

    > :last-child > * {
      max-inline-size: 40rem;
    }
  `,
};

const Box = styled.div<{ $shape: Shape }>`
  position: relative;
  display: grid;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${token('radius.card')};
  ${({ $shape }) => shapes[$shape]}
`;

const Face = styled.div<{ $shape: Shape }>`
  aspect-ratio: ${({ $shape }) => ($shape === 'wide' ? '1' : '16 / 9')};
  overflow: hidden;

  @container (min-width: 40rem) {
    ${({ $shape }) =>
      $shape === 'wide'
        ? css`
            aspect-ratio: ${token('ratio.banner')};
          `
        : css`
            aspect-ratio: auto;
            max-block-size: 20rem;
            min-block-size: 100%;
          `}
  }

  img {
    transition: scale ${token('motion.duration.slow')} ${token('motion.easing.standard')};

    ${Box}:hover & {
      scale: 1.03;
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token('space.2')};
  padding: ${token('space.4')};

  @container (min-width: 40rem) {
    align-content: center;
    gap: ${token('space.3')};
    padding: ${token('space.6')};
  }

  h3,
  p {
    margin: 0;
  }

  h3 {
    font: ${token('typography.heading')};
  }
`;

const Period = styled.span`
  color: ${token('color.text.accent')};
  font: ${token('typography.label')};

  [data-shape='wide'] & {
    color: inherit;
  }
`;

const Summary = styled.p`
  color: ${token('color.text.secondary')};

  [data-shape='wide'] & {
    color: inherit;
  }
`;

/** All of the card can be pressed; its name is the title. */
const Whole = styled(LinkTo)`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    z-index: ${token('layer.raised')};
    border-radius: ${token('radius.card')};
    content: '';
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 3px solid ${token('color.border.focus')};
      outline-offset: -3px;
    }
  }
`;

const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  margin-block-start: ${token('space.1')};
  color: ${token('color.text.link')};
  font: ${token('typography.label')};

  svg {
    transition: translate ${token('motion.duration.normal')};
  }

  [data-shape='wide'] & {
    color: inherit;
  }

  ${Box}:hover & {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

interface CardProps {
  readonly promotion: ShownPromotion;
  readonly shape: Shape;
  readonly to: LinkTarget;
  /** Fetch the picture, near or not. */
  readonly eager: boolean;
}

/** A promotion at a glance, leading to its whole text. */
export function Card({ promotion, shape, to, eager }: CardProps) {
  const t = useMessages();
  const intl = useIntl();
  const { id, title, summary, image, endsAt } = promotion;
  const { kind, ...rest } = promotionPeriod(promotion, new Date(pageTime()));
  const date = intl.formatDate(endsAt, DATE_STYLE);
  return (
    <Box $shape={shape} data-shape={shape}>
      <Face $shape={shape}>
        <Picture src={imageUrl(image)} alt="" width={WIDTH} height={HEIGHT} eager={eager} />
      </Face>
      <Words>
        <Period>{t(`promotion.${kind}`, { ...rest, date })}</Period>
        <h3 dir="auto">
          <Whole to={{ ...to, hash: String(id) }}>{title}</Whole>
        </h3>
        {summary && <Summary dir="auto">{summary}</Summary>}
        <More aria-hidden="true">
          {t('promotionSlider.more')}
          <Icon name="arrow-end" />
        </More>
      </Words>
    </Box>
  );
}

const Blank = styled(Skeleton)`
  block-size: 100%;
  border-radius: 0;
`;

const Line = styled(Skeleton)`
  inline-size: 100%;
  min-block-size: 1.25rem;

  &:first-child {
    inline-size: 60%;
  }
`;

/** A card without a promotion, of about the same size. */
export function SkeletonCard({ shape }: { shape: Shape }) {
  return (
    <Box $shape={shape} {...breathing}>
      <Face $shape={shape}>
        <Blank />
      </Face>
      <Words>
        {shape === 'split' && (
          <>
            <Line />
            <Line />
            <Line />
          </>
        )}
      </Words>
    </Box>
  );
}
