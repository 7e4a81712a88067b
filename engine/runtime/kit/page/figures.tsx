import { styled } from 'styled-components';
import { Sparkline } from '#engine/kit/chart/sparkline.tsx';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { columnsFor } from './columns-for.ts';

/** The width of a figure by the number of columns; the last row is filled, too. */
const basis = (columns: number) => `calc((100% - ${columns - 1} * ${token('space.3')}) / ${columns})`;

const List = styled.dl<{ $count: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  margin: 0;

  > div {
    display: grid;
    flex: 1 0 ${({ $count }) => basis(columnsFor($count, 3))};
    box-sizing: border-box;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${token('space.half')};
    padding: ${token('space.3')} ${token('space.4')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface.raised')};
  }

  dt {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
    text-wrap: balance;
  }

  dd {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
    overflow-wrap: anywhere;
  }

  dd[data-sign='plus'] {
    color: ${token('color.amount.positive')};
  }

  dd[data-sign='minus'] {
    color: ${token('color.amount.negative')};
  }

  dd + dd {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  /* Two beside each other on a phone. */
  @container not (min-width: 26rem) {
    > div {
      flex-basis: ${basis(2)};
      padding: ${token('space.3')};
    }
  }

  @container (min-width: 38rem) {
    > div {
      flex-basis: ${({ $count }) => basis(columnsFor($count, 4))};
    }
  }

  @container (min-width: 46rem) {
    > div {
      flex-basis: ${({ $count }) => basis(columnsFor($count, 5))};
    }
  }
`;

const Change = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space.half')};
  font-weight: ${token('font.weight.semibold')};

  /* An arrow that stands for itself takes no line of its own. */
  &:has(> bdi:empty) {
    display: inline-flex;
    margin-inline-end: ${token('space.half')};
    vertical-align: text-bottom;
  }

  &[data-way='up'] {
    color: ${token('color.amount.positive')};
  }

  &[data-way='down'] {
    color: ${token('color.amount.negative')};
  }
`;

export interface FigureChange {
  /** The direction of the change: up or down; undefined: neither. */
  readonly way: 'up' | 'down' | undefined;
  /** By how much, with its sign; empty where that says nothing. */
  readonly by: string;
  /** The value before, in words. */
  readonly before: string;
}

export interface Figure {
  readonly name: string;
  /** As it is read, with its sign where it has one. */
  readonly text: string;
  /** Repeats in colour what the sign says. */
  readonly sign?: 'plus' | 'minus' | undefined;
  readonly change?: FigureChange | undefined;
  /** Its course in the order of time, and how one value of it is written. */
  readonly course?:
    | { readonly values: readonly number[]; readonly format: (value: number) => string }
    | undefined;
}

interface Props {
  /** Name for screen readers. */
  readonly label?: string;
  /** Names differ. */
  readonly figures: readonly Figure[];
}

/** The figures of a page beside each other, each with how it stands to the period before, and how it went. */
export function Figures({ label, figures }: Props) {
  return (
    <List aria-label={label} $count={figures.length}>
      {figures.map(({ name, text, sign, change, course }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...(sign && { 'data-sign': sign })}>
            <bdi>{text}</bdi>
          </dd>
          {change && (
            <dd>
              {change.way && (
                <Change data-way={change.way}>
                  <Icon name={`arrow-${change.way}`} />
                  <bdi>{change.by}</bdi>
                </Change>
              )}
              {change.before}
            </dd>
          )}
          {course && (
            <dd>
              <Sparkline {...course} />
            </dd>
          )}
        </div>
      ))}
    </List>
  );
}

/** The sign of an exact decimal; undefined for 0. */
export function signOf(amount: string): 'plus' | 'minus' | undefined {
  if (!/[1-9]/.test(amount)) return undefined;
  return amount.startsWith('-') ? 'minus' : 'plus';
}
