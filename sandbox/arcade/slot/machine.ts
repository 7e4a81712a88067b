import { type Below, weighted } from '#sandbox/arcade/luck.ts';

/** Symbols, the rarest first, by column from the left, each from the top. */
export type Grid = readonly (readonly number[])[];

/** A line that pays. */
export interface PaidLine {
  readonly line: number;
  /** From the left. */
  readonly count: number;
  readonly symbol: number;
  /** In hundredths of the stake. */
  readonly times: number;
}

export interface Machine {
  readonly columns: 3 | 5;
  /** Row of each column. */
  readonly lines: readonly (readonly number[])[];
  /** By symbol: what its shortest and each longer run on a line pays, in hundredths of the stake. */
  readonly pays: readonly (readonly number[])[];
}

export const SYMBOLS = 6;
const ROWS = 3;
const SHORTEST = 3;
const weights = [1, 2, 3, 4, 5, 6];

const wide: Machine = {
  columns: 5,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
  ],
  pays: [
    [2000, 20_000, 150_000],
    [1000, 6000, 40_000],
    [600, 2500, 15_000],
    [400, 1000, 5000],
    [200, 500, 2000],
    [100, 240, 800],
  ],
};

const classic: Machine = {
  columns: 3,
  lines: wide.lines
    .map((rows) => rows.slice(0, 3))
    .with(3, [0, 1, 2])
    .with(4, [2, 1, 0]),
  pays: [[16_000], [4500], [1400], [500], [240], [120]],
};

export function machineOf(classify: string): Machine {
  return classify === 'CLASSIC' ? classic : wide;
}

export function spinReels({ columns }: Machine, below: Below): Grid {
  return Array.from({ length: columns }, () => Array.from({ length: ROWS }, () => weighted(weights, below)));
}

/** Returns the payout of a grid, line by line. */
export function paidLines({ lines, pays }: Machine, grid: Grid): PaidLine[] {
  return lines.flatMap((rows, line) => {
    const row = rows.map((rowIndex, column) => grid[column]?.[rowIndex] ?? -1);
    const [symbol = -1] = row;
    const end = row.findIndex((other) => other !== symbol);
    const count = end === -1 ? row.length : end;
    const times = pays[symbol]?.[count - SHORTEST] ?? 0;
    return times > 0 ? [{ line, count, symbol, times }] : [];
  });
}
