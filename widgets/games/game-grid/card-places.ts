import { Strip, token } from '@liveryjs/engine/kit';
import { css, type RuleSet, styled } from 'styled-components';
import type { Props } from './game-grid.props.ts';

/** Cards of games, and those of tables with dealers. */
type Shape = Props['card'] | 'table';

interface Sizes {
  /** Least width of a column in pixels, where there are more than two. */
  readonly least: number;
  /** Width of the page in pixels from which two columns stand beside each other. */
  readonly pair: number;
  /** Width in a strip: what follows looks in. */
  readonly inStrip: string;
}

const SIZES: Readonly<Record<Shape, Sizes>> = {
  poster: { least: 150, pair: 0, inStrip: 'clamp(8rem, 30cqi, 11rem)' },
  tile: { least: 136, pair: 0, inStrip: 'clamp(7rem, 26cqi, 9.5rem)' },
  row: { least: 272, pair: 560, inStrip: 'min(17rem, 84cqi)' },
  ticket: { least: 288, pair: 592, inStrip: 'min(19rem, 84cqi)' },
  table: { least: 208, pair: 300, inStrip: 'min(15rem, 70cqi)' },
};

/** Pixels between columns, and the most columns of the widest page. */
const GAP = 16;
const MOST = 9;

export interface Cut {
  readonly $shape: Shape;
  /** Only whole rows of so many cards show; undefined: all cards do. */
  readonly $whole?: number | undefined;
}

const wholeRows = (count: number, columns: number) =>
  count > columns && count % columns > 0
    ? css`
        > :nth-child(n + ${count - (count % columns) + 1}) {
          display: none;
        }
      `
    : '';

/** Rules by the number of columns that the container has room for: it asks by widths that are written out. */
export const byColumns = (shape: Shape, rules: (columns: number) => RuleSet | string) => {
  const { least, pair } = SIZES[shape];
  const from = (count: number) => (count === 2 ? pair : count * (least + GAP) - GAP);
  const steps = Array.from({ length: MOST }, (_, index) => index + 1).filter(
    (count) => count > 1 || pair > 0,
  );
  return steps.map((count, index) => {
    const next = steps[index + 1];
    const low = index > 0 && `(min-width: ${from(count)}px)`;
    const high = next && `(max-width: ${from(next) - 0.02}px)`;
    return css`
      @container ${[low, high].filter(Boolean).join(' and ')} {
        ${rules(count)}
      }
    `;
  });
};

const columnsOf = ({ $shape, $whole = 0 }: Cut) =>
  byColumns(
    $shape,
    (count) => css`
      --columns: ${count};
      ${wholeRows($whole, count)}
    `,
  );

export const grid = css<Cut>`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${token('space.4')} ${token('space.3')};

  @container (min-width: 40rem) {
    gap: ${token('space.5')} ${GAP}px;
  }

  ${columnsOf}
`;

// A row clips what stands out of it: the frames and shadows of cards have their place inside.
const lane = css<Cut & { $lines?: number }>`
  display: grid;
  grid-template-rows: repeat(${({ $lines = 1 }) => $lines}, auto);
  grid-auto-columns: ${({ $shape }) => SIZES[$shape].inStrip};
  grid-auto-flow: column;
  gap: ${token('space.3')};
  margin: calc(-1 * ${token('space.2')});
  padding: ${token('space.2')};
  list-style: none;
  scroll-padding-inline: ${token('space.2')};
  scroll-snap-type: inline proximity;

  > * {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
`;

/** One row that scrolls sideways. */
export const Lane = styled(Strip)<Cut>`
  > :first-child {
    ${lane}
  }
`;

export const StillLane = styled.div<Cut>`
  overflow: hidden;
  ${lane}
`;

const rail = css<Cut & { $lines: number }>`
  @container not (min-width: 40rem) {
    ${lane}
  }

  @container (min-width: 40rem) {
    margin: 0;
    padding: 0;
    overflow: visible;
    list-style: none;
    mask: none;
    ${grid}
  }
`;

/** Whole rows where there is room for them, elsewhere lines that scroll sideways together. */
export const Rail = styled(Strip)<Cut & { $lines: number }>`
  && > :first-child {
    ${rail}
  }
`;

export const StillRail = styled.div<Cut & { $lines: number }>`
  overflow: hidden;
  ${rail}
`;
