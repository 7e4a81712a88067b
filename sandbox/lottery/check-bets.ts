import { amountOf, decimalOf } from '@liveryjs/schemas/decimal';
import type { LotteryOrderRequest } from '@liveryjs/schemas/platform';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Mistake } from '#sandbox/http/schemas.ts';
import { countCombinations, mistakesInPicks, type Picks } from './combinations.ts';
import { MAX_COMBINATIONS, type PrizeMode } from './prize-modes.ts';
import type { Family, PlayRule } from './rules/family.ts';

export interface CheckedBet {
  readonly rule: PlayRule;
  readonly picks: Picks;
  readonly combinations: number;
  /** The stake of one combination, in the currency's smallest unit. */
  readonly stake: bigint;
}

/**
 * The bets of an order as the rules take them.
 *
 * @param digits of the currency
 * @throws Refusal invalid_bet or stake_out_of_range, with what is wrong
 */
export function checkBets(
  bets: LotteryOrderRequest['bets'],
  { plays }: Family,
  mode: PrizeMode,
  digits: number,
): CheckedBet[] {
  const wrong: Mistake[] = [];
  const outOfRange: Mistake[] = [];
  const checked = bets.flatMap(({ playType, picks, stake: decimal }, index): CheckedBet[] => {
    const pointer = `body/bets/${index}`;
    const rule = plays.find((candidate) => candidate.playType === playType);
    if (!rule) {
      wrong.push({ at: `${pointer}/playType`, message: 'is no play type of this lottery' });
      return [];
    }
    const mistakes = mistakesInPicks(rule, picks, `${pointer}/picks`);
    wrong.push(...mistakes);
    if (mistakes.length > 0) return [];
    const combinations = countCombinations(rule, picks);
    if (combinations > MAX_COMBINATIONS) {
      wrong.push({ at: `${pointer}/picks`, message: `make more than ${MAX_COMBINATIONS} combinations` });
    }
    const stake = amountOf(decimal, digits);
    if (stake === undefined || !isStake(stake, mode)) {
      outOfRange.push({ at: `${pointer}/stake`, message: sayRange(mode, digits) });
      return [];
    }
    return [{ rule, picks, combinations, stake }];
  });
  if (wrong.length > 0) throw refused('invalid_bet', 'A bet is none that this lottery takes', wrong);
  if (outOfRange.length > 0) throw refused('stake_out_of_range', 'A stake is not taken', outOfRange);
  return checked;
}

function isStake(stake: bigint, { minStake, maxStake, step }: PrizeMode): boolean {
  return stake >= minStake && stake <= maxStake && stake % step === 0n;
}

function sayRange({ minStake, maxStake, step }: PrizeMode, digits: number): string {
  const [least, most, steps] = [minStake, maxStake, step].map((amount) => decimalOf(amount, digits));
  return `must be ${least} to ${most}, in steps of ${steps}`;
}

function refused(code: string, message: string, details: Mistake[]): Refusal {
  const list = details.map(({ at, message: what }) => `${at} ${what}`).join('; ');
  return new Refusal(400, `${message}: ${list}.`, { code, details });
}
