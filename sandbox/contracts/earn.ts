import type { ContractType } from '@liveryjs/schemas/platform';

/** A rate and what it asks for. Amounts are in the currency's smallest unit. */
export interface Tier {
  /** In basis points. */
  readonly rate: number;
  readonly activeMembers: number;
  readonly validBet: bigint;
  /** The loss that a dividend's tier asks for; otherwise 0. */
  readonly loss: bigint;
}

/** The results of a team. */
export interface Basis {
  /** The figures that decide on the tier. */
  readonly reached: { readonly activeMembers: number; readonly validBet: bigint };
  /** The valid bets that the rate applies to. */
  readonly validBet: bigint;
  /** The team's winnings; below 0 it lost. */
  readonly profit: bigint;
}

/**
 * Returns the earnings of a contract: the highest tier that the team has reached, of its loss or of its valid bet, rounded
 * down.
 */
export function earn(
  type: ContractType,
  tiers: readonly Tier[],
  { reached, validBet, profit }: Basis,
): { readonly rate: number; readonly amount: bigint } {
  const base = type === 'DIVIDEND' ? -profit : validBet;
  const met = tiers.findLast(
    (tier) =>
      reached.activeMembers >= tier.activeMembers &&
      reached.validBet >= tier.validBet &&
      (type !== 'DIVIDEND' || -profit >= tier.loss),
  );
  if (!met || base <= 0n) return { rate: met?.rate ?? 0, amount: 0n };
  return { rate: met.rate, amount: (base * BigInt(met.rate)) / 10_000n };
}
