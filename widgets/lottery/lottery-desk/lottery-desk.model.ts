import { countCombinations, type Picks } from '@liveryjs/client/lottery/count-combinations';
import { isWhole, rowsMissing } from '@liveryjs/client/lottery/pick-options';
import { type StakeProblem, stakeOf, stakeProblem } from '@liveryjs/client/lottery/slip';
import { type Decimal, times } from '@liveryjs/engine/kit/plain';
import type { LotteryPlayType, LotteryRules } from '@liveryjs/schemas/platform';

/** The input on the desk for one play type. */
export interface Draft {
  readonly picks: Picks;
  /** Exact decimal, of one combination before the multiplier; empty where what was typed is none. */
  readonly stake: string;
  /** In ASCII digits. */
  readonly multiplier: string;
}

/** Why a draft is no bet yet. */
export type DraftProblem =
  | { readonly kind: 'missing'; readonly row: string; readonly count: number }
  | { readonly kind: 'noCombination' }
  | { readonly kind: 'tooMany'; readonly count: number }
  | { readonly kind: 'times' }
  | { readonly kind: 'stake'; readonly problem: StakeProblem };

/** The combinations, the cost and the first problem of a draft. */
export interface Reckoning {
  readonly combinations: number;
  /** The stake of one combination, multiplied. */
  readonly stake: Decimal | undefined;
  readonly cost: Decimal | undefined;
  /** The first thing to mend. */
  readonly problem: DraftProblem | undefined;
}

/** The tabs of play types, in their order. */
export function playTabs(
  playTypes: readonly LotteryPlayType[],
): { readonly label: string; readonly plays: readonly LotteryPlayType[] }[] {
  const labels = [...new Set(playTypes.map(({ groupName }) => groupName))];
  return labels.map((label) => ({ label, plays: playTypes.filter(({ groupName }) => groupName === label) }));
}

/** @param code from the address; undefined where the rules do not have it */
export function playOf({ playTypes }: LotteryRules, code: string | null): LotteryPlayType | undefined {
  return code ? playTypes.find(({ playType }) => playType === code) : playTypes[0];
}

export function reckon(
  { picks, stake, multiplier }: Draft,
  play: LotteryPlayType,
  rules: LotteryRules,
): Reckoning {
  const combinations = countCombinations(play, picks);
  const factor = /^[1-9]\d{0,3}$/.test(multiplier) ? Number(multiplier) : undefined;
  const text = stake.trim();
  const shape = stakeProblem(text, { ...rules, maxStake: '9'.repeat(15) });
  const multiplied =
    factor === undefined || shape === 'shape' ? undefined : times(stakeOf(text, rules), factor);
  const wrong = shape ?? (multiplied === undefined ? undefined : stakeProblem(multiplied, rules));
  return {
    combinations,
    stake: multiplied,
    cost: multiplied && times(multiplied, combinations),
    problem:
      picksProblem(picks, combinations, play, rules) ??
      (factor === undefined ? { kind: 'times' } : wrong && { kind: 'stake', problem: wrong }),
  };
}

function picksProblem(
  picks: Picks,
  combinations: number,
  play: LotteryPlayType,
  { maxCombinations }: LotteryRules,
): DraftProblem | undefined {
  const [rowIndex] = rowsMissing(play, picks);
  const row = rowIndex === undefined ? undefined : play.rows[rowIndex];
  if (row) return { kind: 'missing', row: row.labelName, count: Math.max(1, row.min) };
  if (!isWhole(play, picks)) return { kind: 'noCombination' };
  return combinations > maxCombinations ? { kind: 'tooMany', count: maxCombinations } : undefined;
}
