import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** A number from 0 up to, and without, limit. */
export type Below = (limit: number) => number;

/** The forced end of every game; null: by chance. */
export type Luck = Tables['setting']['luck'];

export async function readLuck(db: Kysely<Tables>): Promise<Luck> {
  const { luck } = await db.selectFrom('setting').select('luck').executeTakeFirstOrThrow();
  return luck;
}

/** Never so unlucky: what is wished for is not that rare in any game. */
const TRIES = 10_000;

/** Draws by chance, and with a wish until what comes fits it. @param wins undefined: nobody has bet on it */
export function drawFor<T>(luck: Luck, draw: (below: Below) => T, wins?: (drawn: T) => boolean): T {
  let drawn = draw(randomInt);
  if (luck === null || !wins) return drawn;
  for (let attempt = 0; attempt < TRIES && wins(drawn) !== (luck === 'win'); attempt += 1)
    drawn = draw(randomInt);
  return drawn;
}

/** One of some by their weights. @returns where it stands */
export function weighted(weights: readonly number[], below: Below): number {
  let rest = below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}
