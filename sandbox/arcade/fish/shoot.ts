import { betNow, type Outcome } from '#sandbox/arcade/bet-now.ts';
import { drawFor, readLuck } from '#sandbox/arcade/luck.ts';
import type { Round } from '#sandbox/arcade/play-once.ts';

/** The payout of each kind of fish, in times the stake, those that are caught most often first. */
export const SPECIES = [2, 3, 5, 10, 20, 50] as const;

/** In a hundred, what shots pay back in the long run. */
const RETURN = 95;

export interface ShotAnswer extends Outcome {
  readonly caught: boolean;
}

/** Shoots once at a fish of a kind. */
export async function shoot(round: Round, stake: bigint, species: number): Promise<ShotAnswer> {
  const pays = SPECIES[species] ?? 0;
  const caught = drawFor(
    await readLuck(round.db),
    (below) => below(pays * 100) < RETURN,
    (drawn) => drawn,
  );
  const result = caught ? `Caught ×${pays}` : `Missed ×${pays}`;
  const outcome = await betNow(round, { stake, times: caught ? pays * 100 : 0, result });
  return { ...outcome, caught };
}
