/** The length of a round, and the part of it in which bets are taken. */
const ROUND_MS = 15_000;
const BETS_MS = 10_000;

export interface Times {
  /** Counts from 1970. */
  readonly round: number;
  /** In milliseconds since 1970: from when and until when bets are taken, and when the next round begins. */
  readonly opensAt: number;
  readonly closesAt: number;
  readonly endsAt: number;
}

/** The round that is on. */
export function timesOf(now: Date): Times {
  const round = Math.floor(now.getTime() / ROUND_MS);
  const opensAt = round * ROUND_MS;
  return { round, opensAt, closesAt: opensAt + BETS_MS, endsAt: opensAt + ROUND_MS };
}

/** The last round that takes no more bets. */
export function lastClosed(now: Date): number {
  const { round, closesAt } = timesOf(now);
  return now.getTime() < closesAt ? round - 1 : round;
}
