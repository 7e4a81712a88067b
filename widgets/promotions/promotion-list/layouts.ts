import { token } from '@liveryjs/engine/kit';
import { css } from 'styled-components';

/** A folded card as a row of a list: a line above, its picture beside its words, the way in at the end. */
const row = css`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  align-items: start;
  padding-block: ${token('space.4')};
  border-width: 1px 0 0;
  border-radius: 0;
  background: none;

  &:not([data-open]):hover {
    background: ${token('color.surface.hover')};
    box-shadow: none;
  }

  > [data-face] {
    aspect-ratio: 1;
    border-radius: ${token('radius.card')};
  }

  > [data-words] {
    padding-block: 0;
  }

  @container (min-width: 48rem) {
    grid-template-columns: 16rem minmax(0, 1fr);

    > [data-face] {
      aspect-ratio: 16 / 9;
    }

    > [data-words] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-content: center;
      column-gap: ${token('space.6')};
      block-size: 100%;
      padding-inline: ${token('space.5')} ${token('space.3')};
    }

    > [data-words] > * {
      grid-column: 1;
    }

    > [data-words] > :last-child {
      grid-area: 1 / 2 / span 4;
      align-self: center;
      margin: 0;
      padding: 0;
    }
  }
`;

/** The first folded card, as large as the list is wide. */
const lead = css`
  @container (min-width: 48rem) {
    display: grid;
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);

    > [data-face] {
      aspect-ratio: auto;
      min-block-size: 18rem;
    }

    > [data-words] {
      justify-content: center;
      gap: ${token('space.3')};
      padding: ${token('space.6')};
    }

    > [data-words] > h3 {
      font: ${token('typography.title')};
      text-wrap: balance;
    }

    > [data-words] > p {
      font: ${token('typography.body')};
    }

    > [data-words] > :last-child {
      margin-block-start: 0;
    }
  }
`;

/** A folded card as a coupon: the picture is its stub, bitten at both ends of the line that it is torn along. */
const coupon = css`
  --stub: 7rem;
  --tear: var(--stub);
  --bite: ${token('space.2')};
  display: grid;
  grid-template-columns: var(--stub) minmax(0, 1fr);
  mask:
    radial-gradient(circle var(--bite) at var(--tear) 0, transparent 96%, #000),
    radial-gradient(circle var(--bite) at var(--tear) 100%, transparent 96%, #000);
  mask-composite: intersect;

  [dir='rtl'] & {
    --tear: calc(100% - var(--stub));
  }

  > [data-face] {
    aspect-ratio: auto;
    min-block-size: 10rem;
  }

  > [data-words] {
    border-inline-start: 2px dashed ${token('color.border.regular')};
  }

  @container (min-width: 48rem) {
    --stub: 11rem;
  }
`;

/** The styles of folded cards in each layout of the list, by attributes of the list, the picture and the words. */
export const layouts = css`
  [data-layout='rows'] &:not([data-open]) {
    ${row}
  }

  [data-layout='lead'] > :first-child > &:not([data-open]) {
    ${lead}
  }

  [data-layout='coupons'] &:not([data-open]) {
    ${coupon}
  }
`;
