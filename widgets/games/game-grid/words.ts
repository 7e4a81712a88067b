import { Skeleton, token } from '@liveryjs/engine/kit';
import { css, styled } from 'styled-components';

/** A game's name and its vendor's, each on a line that is cut where it does not fit. */
export const words = css`
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
    font: ${token('typography.label')};
  }

  p {
    min-block-size: 1lh;
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }
`;

/** Stands in for a line of words, as high as it. */
export const Line = styled(Skeleton)`
  inline-size: 70%;
  min-block-size: 0;
  block-size: ${token('font.lineHeight.xs')};
  border-radius: ${token('radius.sm')};

  &[data-name] {
    inline-size: 90%;
    block-size: ${token('font.lineHeight.sm')};
  }
`;

/** Stands in for a picture. */
export const Blank = styled(Skeleton)`
  block-size: 100%;
  min-block-size: 0;
  border-radius: 0;
`;
