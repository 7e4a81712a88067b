import {
  compareDecimals,
  type Decimal,
  isMultiple,
  leastOf,
  mostOf,
  sumOf,
  times,
} from '@liveryjs/engine/kit/plain';
import type { LotteryPlayType, LotteryRules } from '@liveryjs/schemas/platform';
import { countCombinations, type Picks } from './count-combinations.ts';

/** One bet of a slip. What it is called comes from the rules, in the language of the page. */
export interface SlipLine {
  readonly playType: string;
  readonly picks: Picks;
  /** The stake of one combination. */
  readonly stake: Decimal;
}

/** A line as the rules of its lottery read it. */
export interface ReadLine extends SlipLine {
  readonly id: string;
  readonly play: LotteryPlayType;
  readonly combinations: number;
  readonly cost: Decimal;
  /** The most that one combination of the line can pay. */
  readonly pays: Decimal;
}

/** Why a stake is not taken. */
export type StakeProblem = 'shape' | 'low' | 'high' | 'step';

export type StakeLimits = Pick<LotteryRules, 'minStake' | 'maxStake' | 'stakeStep'>;

/** The same for lines that pick the same. */
export function lineId({ playType, picks }: Pick<SlipLine, 'playType' | 'picks'>): string {
  return JSON.stringify([playType, ...picks]);
}

/** Adds a line at the end. Picked once more, its stake is raised. */
export function addLine(lines: readonly SlipLine[], line: SlipLine): readonly SlipLine[] {
  const same = lines.find((item) => lineId(item) === lineId(line));
  if (!same) return [...lines, line];
  const stake = sumOf([same.stake, line.stake]);
  return lines.map((item) => (item === same ? { ...item, stake } : item));
}

export function changeStake(lines: readonly SlipLine[], id: string, stake: Decimal): readonly SlipLine[] {
  return lines.map((line) => (lineId(line) === id ? { ...line, stake } : line));
}

export function removeLine(lines: readonly SlipLine[], id: string): readonly SlipLine[] {
  return lines.filter((line) => lineId(line) !== id);
}

/** Lines whose play type the rules have no more are left out. */
export function readLines(
  lines: readonly SlipLine[],
  { playTypes }: Pick<LotteryRules, 'playTypes'>,
): ReadLine[] {
  return lines.flatMap((line) => {
    const play = playTypes.find(({ playType }) => playType === line.playType);
    if (!play) return [];
    const combinations = countCombinations(play, line.picks);
    return [
      {
        ...line,
        id: lineId(line),
        play,
        combinations,
        cost: times(line.stake, combinations),
        pays: times(line.stake, bestOdds(play, line.picks)),
      },
    ];
  });
}

export function totalOf(lines: readonly Pick<ReadLine, 'cost'>[]): Decimal {
  return sumOf(lines.map(({ cost }) => cost));
}

/** Returns the picks as the rules name them, with lines between the rows. Without rules, as they are sent. */
export function picksText(picks: Picks, play?: Pick<LotteryPlayType, 'rows'>): string {
  const name = (rowIndex: number, option: string) =>
    play?.rows[rowIndex]?.options.find((item) => item.option === option)?.labelName ?? option;
  return picks
    .map((row, rowIndex) => row.map((option) => name(rowIndex, option)).join(' ') || '–')
    .join(' | ');
}

/** The highest odds that a combination of the picks can win. */
export function bestOdds({ prizes }: Pick<LotteryPlayType, 'prizes'>, picks: Picks): Decimal {
  const picked = new Set(picks.flat());
  const winnable = prizes.filter(
    ({ options }) => options === undefined || options.some((option) => picked.has(option)),
  );
  return mostOf('0.00', ...winnable.map(({ odds }) => odds));
}

/** @param text exact decimal, as the reader of the page's language has it; empty for what is none @returns undefined for a stake that is taken */
export function stakeProblem(
  text: string,
  { minStake, maxStake, stakeStep }: StakeLimits,
): StakeProblem | undefined {
  if (!/^\d{1,15}(\.\d{1,8})?$/.test(text)) return 'shape';
  if (compareDecimals(text, minStake) < 0) return 'low';
  if (compareDecimals(text, maxStake) > 0) return 'high';
  return isMultiple(text, stakeStep) ? undefined : 'step';
}

/** A stake that is taken, for an example: the one after the least. */
export function exampleStake({ minStake, maxStake, stakeStep }: StakeLimits): Decimal {
  return leastOf(sumOf([minStake, stakeStep]), maxStake);
}

/** A stake as the platform writes it: with the digits of its step. */
export function stakeOf(text: string, { stakeStep }: Pick<StakeLimits, 'stakeStep'>): Decimal {
  return sumOf([times(stakeStep, 0), text.replace(/^0+(?=\d)/, '')]);
}
