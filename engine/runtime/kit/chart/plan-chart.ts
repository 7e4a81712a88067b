import { scaleBand, scaleLinear } from 'd3-scale';

export interface ChartSeries {
  readonly name: string;
  /** One a label; null where there is none. */
  readonly values: readonly (number | null)[];
}

interface Asked {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Time goes from right to left. */
  readonly rtl: boolean;
  /** A value beside the axis, short. */
  readonly tick: (value: number) => string;
}

export interface ChartPlan {
  readonly ticks: readonly { readonly y: number; readonly text: string }[];
  /** Only those labels that fit beside each other. */
  readonly marks: readonly { readonly x: number; readonly text: string }[];
  /** Where the values' names end at the axis. */
  readonly tickX: number;
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** Width of all that one label has. */
  readonly step: number;
  /** The middle of a label. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** The label under a place across. */
  readonly indexAt: (x: number) => number;
}

/** Pixels that a letter of the axes takes at most, one of those that are as wide as high, and those between two labels. */
const LETTER = 8;
const WIDE_LETTER = 13;
const APART = 12;

const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

const widthOf = (text: string) =>
  [...text].reduce((width, letter) => width + (WIDE.test(letter) ? WIDE_LETTER : LETTER), 0);

/** Where everything of a chart stands. 0 is always on its axis. */
export function planChart({ labels, series, width, height, rtl, tick }: Asked): ChartPlan {
  const values = series.flatMap((dataSeries) => dataSeries.values.filter((value) => value !== null));
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const rows = Math.max(2, Math.floor(height / 56));
  const y = scaleLinear()
    .domain(lowest === highest ? [0, 1] : [lowest, highest])
    .nice(rows)
    .range([height - 24, 8]);
  const ticks = y.ticks(rows).map((value) => ({ y: y(value), text: tick(value) }));
  const axis = Math.max(...ticks.map(({ text }) => widthOf(text))) + 8;
  const plot = { left: rtl ? 0 : axis, right: rtl ? width - axis : width, top: 8, bottom: height - 24 };
  const across = scaleBand<number>()
    .domain(labels.map((_, index) => index))
    .range(rtl ? [plot.right, plot.left] : [plot.left, plot.right]);
  const step = across.bandwidth();
  const x = (index: number) => (across(index) ?? 0) + step / 2;
  return {
    ticks,
    marks: marksOf(labels, plot, x),
    tickX: rtl ? plot.right + 8 : plot.left - 8,
    plot,
    step,
    x,
    y: (value) => y(value),
    indexAt: (place) => {
      const passed = Math.floor((rtl ? plot.right - place : place - plot.left) / step);
      return Math.max(0, Math.min(labels.length - 1, passed));
    },
  };
}

/** The newest, and every earlier one that has room beside those after it. */
function marksOf(
  labels: readonly string[],
  plot: ChartPlan['plot'],
  x: (index: number) => number,
): ChartPlan['marks'] {
  const widest = Math.max(0, ...labels.map(widthOf));
  const marks: { x: number; text: string }[] = [];
  for (const [index, text] of [...labels.entries()].reverse()) {
    const place = Math.min(plot.right - widest / 2, Math.max(plot.left + widest / 2, x(index)));
    const last = marks.at(-1);
    if (!last || Math.abs(last.x - place) >= widest + APART) marks.push({ x: place, text });
  }
  return marks.reverse();
}
