import type { LotteryNumberGroup, LotteryOpened } from '@liveryjs/schemas/platform';
import { groupNumbers } from './number-groups.ts';

/** One thing of a lottery's draws to follow over time: a place and what can come there. */
export interface TrendAxis {
  readonly id: string;
  readonly group: LotteryNumberGroup;
  /** Which of its numbers, or of the digits of its single number, from 1; undefined for all of them together. */
  readonly place: number | undefined;
  readonly options: readonly string[];
  /** Reads a draw's options on this axis. */
  readonly read: (numbers: readonly string[]) => readonly string[];
}

/** The record of an option in the draws looked at. */
export interface OptionTrend {
  readonly option: string;
  /** In how many draws it came. */
  readonly count: number;
  /** Draws since it last came; all draws looked at where it never did. */
  readonly missing: number;
  /** Most draws in a row without it. */
  readonly longestMissing: number;
}

/** Options of an axis at most: more have no picture. */
const MOST_OPTIONS = 80;
/** Up to so many options each number has an axis of its own. */
const FEW_OPTIONS = 20;

const DIGITS = Array.from('0123456789');

/**
 * The axes of a lottery: each place of a group of small numbers, a group of larger ones as a whole, and each digit of
 * a number that is too large to be followed itself.
 */
export function trendAxes(groups: readonly LotteryNumberGroup[]): TrendAxis[] {
  return groups.flatMap((group): TrendAxis[] => {
    const { from, to, digits, count, group: id } = group;
    const numbersOf = (numbers: readonly string[]) =>
      groupNumbers(groups, numbers).find((opened) => opened.group === group)?.numbers ?? [];
    const size = to - from + 1;
    if (size > MOST_OPTIONS) {
      // Many large numbers have no place to follow.
      if (count > 1) return [];
      return Array.from({ length: digits }, (_, index) => ({
        id: `${id}-${index + 1}`,
        group,
        place: index + 1,
        options: DIGITS,
        read: (numbers) => numbersOf(numbers).map((number) => number.charAt(index)),
      }));
    }
    const options = Array.from({ length: size }, (_, index) => String(from + index).padStart(digits, '0'));
    if (size > FEW_OPTIONS) return [{ id, group, place: undefined, options, read: numbersOf }];
    return Array.from({ length: count }, (_, index) => ({
      id: `${id}-${index + 1}`,
      group,
      place: count > 1 ? index + 1 : undefined,
      options,
      read: (numbers) => numbersOf(numbers).slice(index, index + 1),
    }));
  });
}

/** @param opened newest first */
export function trendOf(axis: TrendAxis, opened: readonly Pick<LotteryOpened, 'numbers'>[]): OptionTrend[] {
  const draws = opened.map(({ numbers }) => axis.read(numbers));
  return axis.options.map((option) => {
    const came = draws.flatMap((numbers, index) => (numbers.includes(option) ? [index] : []));
    const ends = [-1, ...came, draws.length];
    const gaps = ends.slice(1).map((position, index) => position - (ends[index] ?? -1) - 1);
    return {
      option,
      count: came.length,
      missing: came[0] ?? draws.length,
      longestMissing: Math.max(...gaps),
    };
  });
}
