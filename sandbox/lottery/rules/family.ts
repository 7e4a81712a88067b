import type { LotteryNumberGroup, LotteryPlayType } from '@liveryjs/schemas/platform';
import type { Text } from './texts.ts';

/** Numbers of a draw, as texts with all their digits, in the order of the family's groups. */
export type Drawn = readonly string[];

export interface NumberGroup extends Omit<LotteryNumberGroup, 'labelName'> {
  readonly label: Text;
}

interface Row {
  readonly row: string;
  readonly label: Text;
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
}

interface Prize {
  readonly prize: string;
  readonly label?: Text;
  /** The payout of a combination for a stake of 1 if all stakes came back as prizes. */
  readonly fair: number;
  /** Only combinations of these win it. */
  readonly options?: readonly string[];
}

/** A way to bet, in no language and at no prize mode. */
export interface PlayRule extends Pick<LotteryPlayType, 'playType' | 'combine' | 'take'> {
  readonly repeats: boolean;
  readonly tab: Text;
  readonly label: Text;
  readonly about: Text;
  readonly rows: readonly Row[];
  readonly prizes: readonly Prize[];
  /** The prizes that a combination wins, one as often as it wins it. */
  wins(combination: readonly string[], drawn: Drawn): readonly string[];
}

/** Lotteries that draw the same numbers and are bet on in the same ways. */
export interface Family {
  readonly numbers: readonly NumberGroup[];
  /** The order in which the numbers came does not count: they are shown by size. */
  readonly sorted?: true;
  readonly plays: readonly PlayRule[];
  /** The prize that wins the jackpot, where a lottery of the family has one. */
  readonly jackpot?: { readonly playType: string; readonly prize: string };
}

interface Draft extends Omit<PlayRule, 'rows' | 'prizes' | 'repeats' | 'wins'> {
  readonly rows: readonly (Pick<Row, 'row' | 'label' | 'options'> & { readonly max?: number })[];
  /** The one prize's, or all prizes. */
  readonly pays: number | readonly Prize[];
  readonly repeats?: true;
  /** Tells whether, or how often, the one prize is won; or names the prizes that are. */
  readonly wins: (combination: readonly string[], drawn: Drawn) => boolean | number | readonly string[];
}

/** A way to bet, with what goes without saying filled in. */
export function play({ rows, pays, repeats, wins, ...rest }: Draft): PlayRule {
  const fewest = { product: 1, distinct: 1, each: 0, choose: rest.take ?? 1, arrange: rest.take ?? 1 };
  return {
    ...rest,
    rows: rows.map((row) => ({ min: fewest[rest.combine], max: row.options.length, ...row })),
    prizes: typeof pays === 'number' ? [{ prize: 'win', fair: pays }] : pays,
    repeats: repeats === true,
    wins(combination, drawn) {
      const won = wins(combination, drawn);
      return typeof won === 'object' ? won : Array<string>(Number(won)).fill('win');
    },
  };
}

/** The numbers from one to another, each with as many digits. */
export function range(from: number, to: number, digits: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => String(from + offset).padStart(digits, '0'));
}

/** One row to pick from. */
export function pool(label: Text, options: readonly string[], max = options.length) {
  return [{ row: 'pool', label, options, max }];
}

/** A row for each place, from the first one named on. */
export function places(count: number, options: readonly string[], first = 1) {
  return Array.from({ length: count }, (_, offset) => ({
    row: `p${first + offset}`,
    label: ['place', first + offset] as const,
    options,
  }));
}

/** Tells whether every option of a combination, where there is one, is the number at its place from `first` on. */
export function inPlace(combination: readonly string[], drawn: Drawn, first = 0): boolean {
  return combination.every((option, index) => option === '' || option === drawn[first + index]);
}

/** Tells whether two lists have the same items, in any order. */
export function sameItems(left: readonly string[], right: readonly string[]): boolean {
  return [...left].sort().join() === [...right].sort().join();
}

/** The one option of a combination that `each` makes. */
export function only(combination: readonly string[]): { readonly option: string; readonly at: number } {
  const index = combination.findIndex((option) => option !== '');
  return { option: combination[index] ?? '', at: index };
}

export function total(numbers: readonly string[]): number {
  return numbers.reduce((sum, number) => sum + Number(number), 0);
}

export const SIDES = ['big', 'small', 'odd', 'even'] as const;

/** Tells whether a number is on a side. @param small the largest that is not big */
export function onSide(side: string, number: number, small: number): boolean {
  if (side === 'odd' || side === 'even') return (side === 'odd') === (number % 2 === 1);
  return (side === 'big') === number > small;
}
