import { css, styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** The gap between cards in rem, where it is decided how many fit. */
const GAP = 0.75;

/** The largest number of columns: rows of more are not read as rows. */
const MOST = 5;

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));

  /* Alone in the last row, a card takes all of it. */
  > :nth-child(${count}n + 1):last-child:not(:first-child) {
    grid-column: 1 / -1;
  }
`;

/**
 * Columns of cards that are at least so many rem wide, as many as fit into the container around them. A
 * card alone in the last row is as wide as the row.
 */
export const cardColumns = (least: number) => {
  const width = (count: number) => `${count * least + (count - 1) * GAP}rem`;
  return [2, 3, 4, MOST].map((count) => {
    const isWide = `(min-width: ${width(count)})`;
    const isWider = `(min-width: ${width(count + 1)})`;
    return css`
      @container ${count === MOST ? isWide : `${isWide} and (not ${isWider})`} {
        ${columns(count)}
      }
    `;
  });
};

/** Cards of one kind beside each other, in a container. `$least`: the least width of one in rem. */
export const Tiles = styled.ul<{ $least?: number }>`
  display: grid;
  ${({ $least = 18 }) => cardColumns($least)}
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }
`;

/**
 * A card of a page: a heading, what is said of it, and below what can be done. A row of it that is a header or footer
 * has its parts at both ends.
 */
export const Tile = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.3')};
  min-inline-size: 0;
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
  overflow-wrap: anywhere;

  &[data-own] {
    border-color: ${token('color.border.brand')};
  }

  h3,
  h4,
  p {
    margin: 0;
  }

  h3,
  h4 {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }

  strong,
  b {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }

  > header,
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.1')} ${token('space.4')};
  }

  > footer {
    align-self: end;
    gap: ${token('space.2')};
  }
`;
