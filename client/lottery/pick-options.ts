import type { LotteryPlayType } from '@liveryjs/schemas/platform';
import { countCombinations, type Picks } from './count-combinations.ts';

type Row = LotteryPlayType['rows'][number];

/** The options that one press picks of a row of numbers. */
export const QUICK_PICKS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type QuickPick = (typeof QUICK_PICKS)[number];

/** Fewest options of which halves are worth a press. */
const MANY = 4;

export function noPicks({ rows }: Pick<LotteryPlayType, 'rows'>): Picks {
  return rows.map(() => []);
}

/**
 * Picks an option, or takes it back. A row that takes a single one takes the new one in its place; any other row that
 * is full stays as it is.
 */
export function toggleOption(rows: readonly Row[], picks: Picks, rowIndex: number, option: string): Picks {
  return picks.map((picked, index) => {
    const row = rows[index];
    if (index !== rowIndex || !row) return picked;
    if (picked.includes(option)) return picked.filter((item) => item !== option);
    if (row.max === 1) return [option];
    return picked.length < row.max ? inOrder(row, [...picked, option]) : picked;
  });
}

/** The quick picks that make sense for a row: of numbers, and of no more than can be picked. */
export function quickPicksOf(row: Row): readonly QuickPick[] {
  const numbers = row.options.every(({ option }) => /^\d+$/.test(option));
  if (!numbers || row.options.length < MANY) return [];
  return QUICK_PICKS.filter((quick) => quick === 'clear' || quickPick(row, quick).length <= row.max);
}

const FITS: Readonly<Record<QuickPick, (option: string, at: number, count: number) => boolean>> = {
  all: () => true,
  big: (_, index, count) => index >= count / 2,
  small: (_, index, count) => index < count / 2,
  odd: (option) => Number(option) % 2 === 1,
  even: (option) => Number(option) % 2 === 0,
  clear: () => false,
};

/** The upper half of the options is big, the lower small. */
export function quickPick({ options }: Row, quick: QuickPick): readonly string[] {
  return options
    .map(({ option }) => option)
    .filter((option, index) => FITS[quick](option, index, options.length));
}

/** One combination by chance. @param random from 0 up to, and without, 1 */
export function randomPicks(play: LotteryPlayType, random: () => number): Picks {
  const { rows, combine, take = 1 } = play;
  const below = (count: number) => Math.floor(random() * count);
  if (combine === 'each') {
    const rowIndex = below(rows.length);
    return rows.map((row, index) => (index === rowIndex ? draw(row, Math.max(1, row.min), [], below) : []));
  }
  const drawn: string[] = [];
  return rows.map((row) => {
    const count = combine === 'choose' || combine === 'arrange' ? take : Math.max(1, row.min);
    const picked = draw(row, count, combine === 'distinct' ? drawn : [], below);
    drawn.push(...picked);
    return picked;
  });
}

/** The rows that still lack options: positions from 0. */
export function rowsMissing({ rows, combine }: LotteryPlayType, picks: Picks): readonly number[] {
  if (combine === 'each' && picks.every((row) => row.length === 0)) return [0];
  return rows.flatMap((row, index) => ((picks[index]?.length ?? 0) < row.min ? [index] : []));
}

/** Tells whether the picks make a bet: every row has enough, and none too many. */
export function isWhole(play: LotteryPlayType, picks: Picks): boolean {
  return (
    picks.length === play.rows.length &&
    rowsMissing(play, picks).length === 0 &&
    play.rows.every(({ max }, index) => (picks[index]?.length ?? 0) <= max) &&
    countCombinations(play, picks) > 0
  );
}

function draw(row: Row, count: number, without: readonly string[], below: (count: number) => number) {
  const left = row.options.map(({ option }) => option).filter((option) => !without.includes(option));
  const picked = Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(below(left.length), 1)[0],
  );
  return inOrder(
    row,
    picked.filter((option) => option !== undefined),
  );
}

function inOrder({ options }: Row, picked: readonly string[]): readonly string[] {
  return options.map(({ option }) => option).filter((option) => picked.includes(option));
}
