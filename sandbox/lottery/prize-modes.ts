import type { LotteryPrizeMode } from '@liveryjs/schemas/platform';

/** The terms of a prize mode [1.09]. Amounts are in the currency's smallest unit. */
export interface PrizeMode {
  /** The share of all stakes that comes back as prizes. */
  readonly share: number;
  readonly minStake: bigint;
  readonly maxStake: bigint;
  readonly step: bigint;
  /** The most that an account can win in one draw. */
  readonly maxPayout: bigint;
}

/** All of it is this project's own. */
export const prizeModes: Readonly<Record<LotteryPrizeMode, PrizeMode>> = {
  Lott: { share: 0.97, minStake: 10n, maxStake: 100_000n, step: 10n, maxPayout: 100_000_000n },
  ZY: { share: 0.95, minStake: 1n, maxStake: 10_000n, step: 1n, maxPayout: 10_000_000n },
  Elott: { share: 0.96, minStake: 10n, maxStake: 50_000n, step: 10n, maxPayout: 3_000_000n },
  SEA: { share: 0.92, minStake: 50n, maxStake: 50_000n, step: 50n, maxPayout: 5_000_000n },
};

/** Most combinations of one bet, and most bets of one order. */
export const MAX_COMBINATIONS = 10_000;
export const MAX_BETS = 50;

/** Returns the odds of a stake of 1 at a prize mode, in hundredths and rounded down. @param fair as a `PlayRule` says it */
export function oddsOf(fair: number, { share }: PrizeMode): bigint {
  // The small addition keeps a float just below a round number from lowering the odds.
  return BigInt(Math.floor(fair * share * 100 + 1e-6));
}
