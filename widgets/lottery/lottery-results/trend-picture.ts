import type { TrendAxis } from '@liveryjs/client/lottery/trend';
import type { LotteryOpened } from '@liveryjs/schemas/platform';

/** Draws that the picture has rows for. */
export const PICTURED = 20;
/** Side of a cell. */
export const CELL = 24;
/** Room for the numbers of the draws, before the first column. */
export const MARGIN = 44;
/** Room for the options above the first row. */
export const TOP = 24;

interface Mark {
  readonly option: string;
  readonly x: number;
  readonly y: number;
}

/** Where everything stands in a picture of the latest draws, the newest below. */
export interface TrendPicture {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly { readonly option: string; readonly x: number }[];
  readonly rows: readonly { readonly label: string; readonly y: number; readonly marks: readonly Mark[] }[];
  /** Points of the line through the draws; undefined where a draw has several numbers on the axis. */
  readonly line: string | undefined;
}

/** @param opened newest first */
export function pictureOf(axis: TrendAxis, opened: readonly LotteryOpened[]): TrendPicture {
  const x = (option: string) => MARGIN + (axis.options.indexOf(option) + 0.5) * CELL;
  const rows = opened
    .slice(0, PICTURED)
    .reverse()
    .map(({ numero, numbers }, index) => {
      const y = TOP + (index + 0.5) * CELL;
      const came = axis.read(numbers).filter((option) => axis.options.includes(option));
      // The end of the number tells draws apart: the start is the day, which they share.
      return { label: numero.slice(-4), y, marks: came.map((option) => ({ option, x: x(option), y })) };
    });
  const single = rows.every(({ marks }) => marks.length === 1);
  return {
    width: MARGIN + axis.options.length * CELL,
    height: TOP + rows.length * CELL,
    columns: axis.options.map((option) => ({ option, x: x(option) })),
    rows,
    line: single
      ? rows.flatMap(({ marks }) => marks.map((mark) => `${mark.x},${mark.y}`)).join(' ')
      : undefined,
  };
}
