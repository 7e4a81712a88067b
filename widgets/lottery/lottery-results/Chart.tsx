import type { TrendAxis } from '@liveryjs/client/lottery/trend';
import { token, useMessages } from '@liveryjs/engine/kit';
import type { LotteryOpened } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { CELL, PICTURED, pictureOf } from './trend-picture.ts';

const Scroll = styled.div`
  overflow-x: auto;

  svg {
    display: block;
    max-inline-size: none;
  }

  text {
    fill: ${token('color.text.secondary')};
    font-size: ${token('font.size.xs')};
    text-anchor: middle;
    dominant-baseline: central;
  }

  [data-line] {
    fill: none;
    stroke: ${token('color.border.brand')};
    stroke-width: 2;
  }

  rect {
    fill: ${token('color.surface.sunken')};
  }

  circle {
    fill: ${token('color.action.primary')};
  }

  [data-mark] {
    fill: ${token('color.action.onPrimary')};
    font-weight: ${token('font.weight.bold')};
  }
`;

interface Props {
  readonly axis: TrendAxis;
  readonly name: string;
  /** Newest first. */
  readonly opened: readonly LotteryOpened[];
}

/** The latest draws as a picture: a row a draw, a column a number. The table beside it says the same in words. */
export function Chart({ axis, name, opened }: Props) {
  const t = useMessages();
  const { width, height, columns, rows, line } = pictureOf(axis, opened);
  return (
    <Scroll
      dir="ltr"
      tabIndex={0}
      role="group"
      aria-label={t('lotteryResults.picture', { axis: name, count: Math.min(PICTURED, opened.length) })}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {columns.map(({ option, x }, index) => (
          <g key={option}>
            {index % 2 === 0 && <rect x={x - CELL / 2} y={0} width={CELL} height={height} />}
            <text x={x} y={CELL / 2}>
              {option}
            </text>
          </g>
        ))}
        {line !== undefined && <polyline data-line="" points={line} />}
        {rows.map(({ label, y, marks }) => (
          <g key={label}>
            <text x={CELL} y={y}>
              {label}
            </text>
            {marks.map((mark) => (
              <g key={mark.option}>
                <circle cx={mark.x} cy={mark.y} r={CELL / 2 - 2} />
                <text data-mark="" x={mark.x} y={mark.y}>
                  {mark.option}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </Scroll>
  );
}
