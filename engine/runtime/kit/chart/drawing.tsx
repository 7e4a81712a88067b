import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import { curveMonotoneX, line } from 'd3-shape';
import { type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { useIntl, useLanguages } from '#engine/render/use-language.ts';
import { type ChartPlan, type ChartSeries, planChart } from './plan-chart.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 240;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  min-block-size: 1lh;
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};

  > span {
    display: inline-flex;
    gap: ${token('space.2')};
    align-items: center;
  }

  svg {
    inline-size: ${token('size.icon.sm')};
    block-size: ${token('size.icon.sm')};
  }

  strong {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.semibold')};
  }
`;

const Ground = styled.div`
  margin-block-start: ${token('space.2')};
  min-block-size: ${HEIGHT}px;
  touch-action: pan-y;

  svg {
    display: block;
    direction: ltr;
  }

  text {
    fill: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }
`;

const Row = styled.line`
  stroke: ${token('color.border.subtle')};

  &[data-zero] {
    stroke: ${token('color.border.strong')};
  }
`;

const Pointed = styled.rect`
  fill: ${token('color.table.hover')};
`;

const COLOURS = ([1, 2, 3, 4, 5, 6] as const).map((number) => token(`color.chart.${number}`));

/** The drawing of a series, in its colour. Lines differ by how they are broken, too. */
const Mark = styled.g<{ $order: number }>`
  --mark: ${({ $order }) => COLOURS[$order % COLOURS.length]};

  rect,
  circle {
    fill: var(--mark);
  }

  path {
    fill: none;
    stroke: var(--mark);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: ${({ $order }) => ['none', '7 5', '1 5', '12 4 2 4'][$order % 4]};
  }
`;

interface Props {
  readonly kind: 'bars' | 'lines';
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly format: (value: number) => string;
}

/** The values as they look. Names the values of what is pointed at, else of the newest. */
export function Drawing({ kind, labels, series, format }: Props) {
  const intl = useIntl();
  const { current } = useLanguages();
  const [ground, width] = useWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<number>();
  const rtl = (current.direction ?? directionOf(current.locale)) === 'rtl';
  const plan = planChart({
    labels,
    series,
    width,
    height: HEIGHT,
    rtl,
    tick: (value) => intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 2 }),
  });
  const named = pointed !== undefined && pointed < labels.length ? pointed : labels.length - 1;
  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setPointed(plan.indexAt(clientX - currentTarget.getBoundingClientRect().left));
  return (
    <div aria-hidden="true">
      <Legend>
        <strong>{labels[named]}</strong>
        {series.map(({ name, values }, order) => (
          <span key={name}>
            <svg viewBox="0 0 16 16">
              <title>{name}</title>
              <Mark $order={order}>
                {kind === 'bars' ? <rect x="2" y="2" width="12" height="12" rx="3" /> : <path d="M1 8h14" />}
              </Mark>
            </svg>
            {name}
            <strong>{shown(values[named], format)}</strong>
          </span>
        ))}
      </Legend>
      <Ground
        ref={ground}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {width > 0 && (
          <svg width={width} height={HEIGHT}>
            <title>{series.map(({ name }) => name).join()}</title>
            {pointed !== undefined && (
              <Pointed
                x={plan.x(named) - plan.step / 2}
                y={plan.plot.top}
                width={plan.step}
                height={plan.plot.bottom - plan.plot.top}
              />
            )}
            <Axes plan={plan} rtl={rtl} />
            {series.map((dataSeries, order) => (
              <Mark key={dataSeries.name} $order={order}>
                {kind === 'bars' ? (
                  <Bars
                    plan={plan}
                    values={dataSeries.values}
                    order={order}
                    count={series.length}
                    rtl={rtl}
                  />
                ) : (
                  <Line plan={plan} values={dataSeries.values} />
                )}
              </Mark>
            ))}
          </svg>
        )}
      </Ground>
    </div>
  );
}

const shown = (value: number | null | undefined, format: Props['format']) =>
  value === null || value === undefined ? '–' : format(value);

function Axes({ plan: { ticks, marks, plot, tickX, y }, rtl }: { plan: ChartPlan; rtl: boolean }) {
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick.y}>
          <Row
            x1={plot.left}
            x2={plot.right}
            y1={tick.y}
            y2={tick.y}
            {...(tick.y === y(0) && { 'data-zero': '' })}
          />
          <text x={tickX} y={tick.y} dy="0.35em" textAnchor={rtl ? 'start' : 'end'}>
            {tick.text}
          </text>
        </g>
      ))}
      {marks.map(({ x, text }) => (
        <text key={x} x={x} y={plot.bottom + 18} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}

interface SeriesProps {
  readonly plan: ChartPlan;
  readonly values: ChartSeries['values'];
}

/** The bars of one series beside those of the others. */
function Bars({
  plan,
  values,
  order,
  count,
  rtl,
}: SeriesProps & { order: number; count: number; rtl: boolean }) {
  const room = Math.min(plan.step * 0.8, 40 * count);
  const width = room / count;
  const place = rtl ? count - 1 - order : order;
  return values.map((value, index) => {
    if (!value) return null;
    const [top, bottom] = value > 0 ? [plan.y(value), plan.y(0)] : [plan.y(0), plan.y(value)];
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is the one of its label
        key={index}
        x={plan.x(index) - room / 2 + width * place + width * 0.06}
        y={Math.min(top, bottom - 1)}
        width={width * 0.88}
        height={Math.max(1, bottom - top)}
        rx={Math.min(3, width / 3)}
      />
    );
  });
}

/** Points up to which each is marked. */
const FEW = 16;

function Line({ plan, values }: SeriesProps) {
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => plan.x(index))
    .y((value) => plan.y(value ?? 0))
    .curve(curveMonotoneX)(values);
  return (
    <>
      {path && <path d={path} />}
      {values.map((value, index) => {
        const alone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
        if (value === null || (values.length > FEW && !alone)) return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is the one of its label
        return <circle key={index} cx={plan.x(index)} cy={plan.y(value)} r="3.5" />;
      })}
    </>
  );
}
