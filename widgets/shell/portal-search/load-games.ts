import { call } from '@liveryjs/client/calls/call';
import { gameListParams } from '@liveryjs/client/games/game-list-params';
import { CallError, pauseAfter } from '@liveryjs/engine/kit/plain';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { getGameList } from '@liveryjs/schemas/calls/games';
import type { Game } from '@liveryjs/schemas/platform';

/** Games a page: as many as the contract allows. */
const PAGE = 100;
/** Pages that are asked for at once. */
const AT_ONCE = 3;
/** A page is asked for so many times before it counts as lost. */
const ATTEMPTS = 4;

interface Wishes {
  readonly brand: ResolvedBrand;
  readonly language: string;
  /** Pages are loaded until there are so many games. */
  readonly most: number;
  /** The page to begin with, from 1 on. */
  readonly from: number;
  /** No further page is asked for once it is aborted. */
  readonly signal: AbortSignal;
}

/**
 * Loads the games of all categories page by page, those that are played most first.
 *
 * @throws CallError when a page does not come; those before it have been added
 */
export async function loadGames(
  { brand, language, most, from, signal }: Wishes,
  add: (games: readonly Game[]) => void,
): Promise<void> {
  const load = (pageNo: number) => {
    const terms = { sort: 'hot', language, pageNo, pageSize: PAGE } as const;
    return again(() => call(getGameList, gameListParams(terms, brand)), signal);
  };
  const first = await load(from);
  add(first.games);
  const last = Math.min(first.totalPages ?? from, Math.ceil(most / PAGE));
  for (let page = from + 1; page <= last && !signal.aborted; page += AT_ONCE) {
    const pages = Array.from({ length: Math.min(AT_ONCE, last + 1 - page) }, (_, index) => page + index);
    // In the order of the platform, whichever comes first.
    for (const { games } of await Promise.all(pages.map(load))) add(games);
  }
}

/** Does something until it succeeds, with pauses, as long as another attempt may help. */
async function again<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      const mayHelp = error instanceof CallError && error.retryable && !signal.aborted;
      if (!mayHelp || count === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, pauseAfter(error, count, Math.random())));
    }
  }
}
