import { imageUrl } from '@liveryjs/client/image-url';
import type { ShownPromotion } from '@liveryjs/client/promotions/shown-promotions';
import { Button, Icon, Picture, Skeleton, token, useMessages } from '@liveryjs/engine/kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { About } from './About.tsx';
import { layouts } from './layouts.ts';
import type { PromotionCategory } from './promotion-list.props.ts';
import { TakePart } from './TakePart.tsx';
import { Terms } from './Terms.tsx';

/** The platform's pictures are 16 wide by 9 high. */
const WIDTH = 960;
const HEIGHT = 540;

const Box = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  transition: border-color ${token('motion.duration.fast')}, box-shadow ${token('motion.duration.fast')};

  &:not([data-open]):hover {
    border-color: ${token('color.border.strong')};
    box-shadow: ${token('shadow.card')};
  }

  &[data-open] {
    border-color: ${token('color.border.brand')};

    @container (min-width: 48rem) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: start;
    }
  }

  ${layouts}
`;

const Face = styled.div`
  flex: none;
  aspect-ratio: 16 / 9;
  overflow: hidden;

  @container (min-width: 48rem) {
    [data-open] > & {
      margin: ${token('space.5')};
      margin-inline-end: 0;
      border-radius: ${token('radius.md')};
    }
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
  }

  > p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  [data-open] > & {
    gap: ${token('space.3')};

    h3 {
      font: ${token('typography.heading')};
    }

    > p {
      font: ${token('typography.body')};
    }

    @container (min-width: 48rem) {
      padding: ${token('space.5')};
    }
  }
`;

/** Its name is the title; folded, all of the card can be pressed. */
const Title = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  [aria-expanded='false']&::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    [aria-expanded='false']& {
      outline: none;
    }

    &::after {
      border: 3px solid ${token('color.border.focus')};
      border-radius: ${token('radius.card')};
    }
  }
`;

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  margin-block-start: auto;
  padding-block-start: ${token('space.2')};
  color: ${token('color.text.link')};
  font: ${token('typography.label')};
`;

const Close = styled(Button)`
  align-self: start;
  margin-block-start: ${token('space.2')};
`;

const Blank = styled(Skeleton)`
  block-size: 100%;
  border-radius: 0;
`;

interface Props {
  readonly promotion: ShownPromotion;
  readonly categories: readonly PromotionCategory[];
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A promotion at a glance, which unfolds to all that it says. Its number is its id in the page: `#5` leads here. */
export function Card({ promotion, categories, open, onToggle }: Props) {
  const t = useMessages();
  const titleId = useId();
  const { id, title, summary, image } = promotion;
  return (
    <Box id={String(id)} aria-labelledby={titleId} {...(open && { 'data-open': '' })}>
      <Face data-face="">
        <Picture src={imageUrl(image)} alt="" width={WIDTH} height={HEIGHT} />
      </Face>
      <Words data-words="">
        <About promotion={promotion} categories={categories} />
        <h3 id={titleId} dir="auto">
          <Title type="button" aria-expanded={open} onClick={onToggle}>
            {title}
          </Title>
        </h3>
        {summary && <p dir="auto">{summary}</p>}
        <TakePart promotion={promotion} />
        {open ? (
          <>
            <Terms promotion={promotion} level={4} />
            <Close type="button" onClick={onToggle}>
              {t('promotionList.close')}
            </Close>
          </>
        ) : (
          <Sign aria-hidden="true">
            {t('promotionList.more')}
            <Icon name="chevron-down" />
          </Sign>
        )}
      </Words>
    </Box>
  );
}

const Line = styled(Skeleton)`
  min-block-size: 1.25rem;

  &:first-child {
    inline-size: 50%;
  }
`;

/** A card without a promotion, of about the same size. */
export function SkeletonCard() {
  return (
    <Box as="div">
      <Face data-face="">
        <Blank />
      </Face>
      <Words data-words="">
        <Line />
        <Line />
        <Line />
      </Words>
    </Box>
  );
}
