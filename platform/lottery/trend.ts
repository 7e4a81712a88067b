import type { LotteryNumberGroup, LotteryOpened } from '@liveryjs/schemas/platform';
import { groupNumbers } from './number-groups.ts';

/** One thing of a lottery's draws to follow over time: a place and what can come there. */
export interface TrendAxis {
  readonly id: string;
  readonly group: LotteryNumberGroup;
  /** Which of its numbers, or of the digits of its single number, from 1; undefined for all of them together. */
  readonly place: number | undefined;
  readonly options: readonly string[];
  /** What a draw has on this axis. */
  readonly read: (numbers: readonly string[]) => readonly string[];
}

/** How an option came up in the draws looked at. */
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
    const own = (numbers: readonly string[]) =>
      groupNumbers(groups, numbers).find((opened) => opened.group === group)?.numbers ?? [];
    const size = to - from + 1;
    if (size > MOST_OPTIONS) {
      // Of many large numbers there is no place to follow.
      if (count > 1) return [];
      return Array.from({ length: digits }, (_, at) => ({
        id: `${id}-${at + 1}`,
        group,
        place: at + 1,
        options: DIGITS,
        read: (numbers) => own(numbers).map((number) => number.charAt(at)),
      }));
    }
    const options = Array.from({ length: size }, (_, at) => String(from + at).padStart(digits, '0'));
    if (size > FEW_OPTIONS) return [{ id, group, place: undefined, options, read: own }];
    return Array.from({ length: count }, (_, at) => ({
      id: `${id}-${at + 1}`,
      group,
      place: count > 1 ? at + 1 : undefined,
      options,
      read: (numbers) => own(numbers).slice(at, at + 1),
    }));
  });
}

/** @param opened newest first */
export function trendOf(axis: TrendAxis, opened: readonly Pick<LotteryOpened, 'numbers'>[]): OptionTrend[] {
  const draws = opened.map(({ numbers }) => axis.read(numbers));
  return axis.options.map((option) => {
    const came = draws.flatMap((numbers, at) => (numbers.includes(option) ? [at] : []));
    const ends = [-1, ...came, draws.length];
    const gaps = ends.slice(1).map((at, index) => at - (ends[index] ?? -1) - 1);
    return {
      option,
      count: came.length,
      missing: came[0] ?? draws.length,
      longestMissing: Math.max(...gaps),
    };
  });
}
