import { listCombinations, type Picks } from './combinations.ts';
import type { Drawn, PlayRule } from './rules/family.ts';

/**
 * Returns the payout of a bet.
 *
 * @param stake of one combination, in the currency's smallest unit
 * @param odds by prize, in hundredths
 * @returns in the currency's smallest unit, rounded down once
 */
export function payBet(
  rule: PlayRule,
  picks: Picks,
  stake: bigint,
  odds: Readonly<Record<string, bigint>>,
  drawn: Drawn,
): bigint {
  let hundredths = 0n;
  for (const combination of listCombinations(rule, picks)) {
    for (const prize of rule.wins(combination, drawn)) hundredths += odds[prize] ?? 0n;
  }
  return (stake * hundredths) / 100n;
}
