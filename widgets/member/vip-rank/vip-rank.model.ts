import type { ClubRank } from '@liveryjs/schemas/platform';

export interface Rung extends ClubRank {
  readonly stand: 'reached' | 'own' | 'ahead';
}

/** Where somebody of a rank stands on the ladder. */
export interface Standing {
  readonly rungs: readonly Rung[];
  readonly own: Rung | undefined;
  /** Counted from 1; 0 for a rank that the ladder does not have. */
  readonly place: number;
  /** The rank after the own; undefined at the top. */
  readonly next: Rung | undefined;
}

/** @param ladder lowest rank first */
export function standingOn(ladder: readonly ClubRank[], rankLevel: number | undefined): Standing {
  const rungs = ladder.map((rank): Rung => {
    if (rankLevel === undefined || rank.rankLevel > rankLevel) return { ...rank, stand: 'ahead' };
    return { ...rank, stand: rank.rankLevel === rankLevel ? 'own' : 'reached' };
  });
  const ownRung = rungs.find(({ stand }) => stand === 'own');
  return {
    rungs,
    own: ownRung,
    place: ownRung ? rungs.indexOf(ownRung) + 1 : 0,
    next: rungs.find(({ stand }) => stand === 'ahead'),
  };
}

/** Returns the progress from one rank to the next, for a progress bar: never less than nothing, never more than all. */
export function wayTo(
  next: ClubRank,
  ownRank: ClubRank | undefined,
  gathered: number,
): { readonly value: number; readonly max: number } {
  const from = ownRank?.pointsNeeded ?? 0;
  const max = next.pointsNeeded - from;
  return { value: Math.max(0, Math.min(max, gathered - from)), max };
}
