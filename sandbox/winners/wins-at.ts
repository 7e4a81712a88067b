import type { GameCategoryCode } from '@liveryjs/schemas/platform';
import { createRandom, seedOf } from '#sandbox/seed/random.ts';

/** A win that the platform plays by the clock. */
export interface PlayedWin {
  readonly id: number;
  /** Masked. */
  readonly name: string;
  readonly nodeId: number;
  /** In the site's currency. */
  readonly amount: number;
  readonly wonAt: Date;
}

/** The games that wins of a category are of. */
export interface WonCategory {
  readonly gameType: GameCategoryCode;
  readonly nodeIds: readonly number[];
}

/** Milliseconds in which a category has one win. */
export const TURN_MS = 240_000;
/** More categories than there are: what wins of different ones are numbered apart by. */
const CATEGORIES = 16;

const NAMES =
  'an***h be***o ca***s da***g el***a fa***d gi***g hu***n is***l jo***y kh***e la***n ma***k na***m om***r ph***c ra***a sa***r th***o vi***t'.split(
    ' ',
  );

/**
 * The latest wins up to a moment, newest first: the same for everybody who asks for a merchant, and older by as much as
 * time has passed.
 */
export function winsAt(
  categories: readonly WonCategory[],
  { merchant, now, count }: { readonly merchant: string; readonly now: Date; readonly count: number },
): readonly PlayedWin[] {
  const wins = categories
    .filter(({ nodeIds }) => nodeIds.length > 0)
    .flatMap(({ gameType, nodeIds }, place) => {
      const last = Math.floor(now.getTime() / TURN_MS);
      return Array.from({ length: count + 1 }, (_, back) => {
        const turn = last - back;
        const random = createRandom(seedOf(`${merchant} ${gameType} ${turn}`));
        return {
          id: turn * CATEGORIES + place + 1,
          wonAt: new Date(turn * TURN_MS + random.below(TURN_MS)),
          name: random.pick(NAMES),
          nodeId: random.pick(nodeIds),
          // Most are small; a few are not.
          amount: (1 + random.below(90)) * 10 ** (random.chance(0.15) ? 3 : 1 + random.below(2)),
        };
      });
    })
    .filter(({ wonAt }) => wonAt <= now);
  return wins.sort((win, other) => other.wonAt.getTime() - win.wonAt.getTime()).slice(0, count);
}
