import { token } from '@liveryjs/engine/kit';
import { css, styled } from 'styled-components';
import { byColumns, type Cut, grid } from './card-places.ts';

interface Filled extends Cut {
  /** The number of cards before an element that fills the last row, where there is room in it. */
  readonly $filled?: number;
}

const filledRow = ({ $shape, $filled = 0 }: Filled) =>
  $filled > 0 &&
  byColumns($shape, (columns) => {
    const last = $filled % columns;
    return css`
      > [data-filler] {
        ${last > 0 ? `grid-column: span ${columns - last}` : 'display: none'};
      }
    `;
  });

/** Columns, and all cards of a page. */
export const PageGrid = styled.ul<Filled>`
  margin: 0;
  padding: 0;
  list-style: none;
  transition: opacity ${token('motion.duration.normal')};
  ${grid}
  ${filledRow}

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }
`;
