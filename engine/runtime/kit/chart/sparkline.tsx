import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { useLanguages, useMessages } from '#engine/render/use-language.ts';
import { sparkPath } from './spark-path.ts';

const WIDTH = 96;
const HEIGHT = 28;

const Svg = styled.svg`
  inline-size: 100%;
  max-inline-size: 8rem;
  block-size: ${HEIGHT}px;
  margin-block-start: ${token('space.1')};
  fill: none;
  stroke: ${token('color.chart.1')};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  overflow: visible;

  [data-rtl] {
    transform: scaleX(-1);
    transform-origin: center;
  }

  path {
    vector-effect: non-scaling-stroke;
  }
`;

interface Props {
  /** In the order of time. */
  readonly values: readonly number[];
  readonly format: (value: number) => string;
}

/**
 * The course of a figure, without axes: its name says where it began, its lowest and highest, and where it ends. Nothing
 * for less than two values. Its word is `chart.course`.
 */
export function Sparkline({ values, format }: Props) {
  const t = useMessages();
  const { current } = useLanguages();
  const path = sparkPath(values, WIDTH, HEIGHT);
  const [first, last] = [values[0], values.at(-1)];
  if (path === undefined || first === undefined || last === undefined) return null;
  const rtl = (current.direction ?? directionOf(current.locale)) === 'rtl';
  const name = t('chart.course', {
    first: format(first),
    last: format(last),
    low: format(Math.min(...values)),
    high: format(Math.max(...values)),
  });
  return (
    <Svg role="img" aria-label={name} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
      <g {...(rtl && { 'data-rtl': '' })}>
        <path d={path} />
      </g>
    </Svg>
  );
}
