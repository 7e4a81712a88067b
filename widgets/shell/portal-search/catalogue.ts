import type { Choice, Source } from './portal-search.model.ts';
import type { SearchClient } from './search-client.ts';

/** The results from a source. */
export interface FoundGroup {
  readonly source: Source;
  readonly total: number;
  readonly choices: readonly Choice[];
}

/** State of the games, which come in many pages. */
type GamesState = 'none' | 'coming' | 'here' | 'failed';

type LoadGames = (
  from: number,
  signal: AbortSignal,
  add: (choices: readonly Choice[]) => void,
) => Promise<void>;

/** All that can be found, as it is known on the page; the index knows the words of it. */
export interface Catalogue {
  /** Makes these the choices of a source, the most popular first. */
  put(source: Source, choices: readonly Choice[]): void;
  /** @throws where the index does not run */
  search(query: string, most: Readonly<Record<string, number>>): Promise<readonly FoundGroup[]>;
  /**
   * Goes on loading the games where it was left.
   * @param load hands over page after page, the first of them `from`
   * @returns what interrupts it
   */
  loadGames(load: LoadGames): () => void;
  readonly games: () => GamesState;
  /** Counts changes: what was found may be more now. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** False once a search has failed. */
  readonly isRunning: () => boolean;
  end(): void;
}

/** Pages of games after which who has searched already is shown what has come. */
const PAGES = 10;

function createCatalogue(client: SearchClient): Catalogue {
  const choices = new Map<string, Choice>();
  const sources = new Map<Source, readonly Choice[]>();
  const listeners = new Set<() => void>();
  let version = 0;
  let games: GamesState = 'none';
  let pages = 0;
  let isRunning = true;
  const change = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const note = (some: readonly Choice[]) => {
    for (const choice of some) choices.set(choice.id, choice);
    return some.map(({ id, title, also }) => ({ id, title, also }));
  };
  return {
    put(source, some) {
      if (sources.get(source) === some) return;
      sources.set(source, some);
      client.put(source, note(some));
      change();
    },
    async search(query, most) {
      const hits = await client.search(query, most).catch((error: unknown) => {
        isRunning = false;
        throw error;
      });
      return hits.map(({ group, total, ids }) => ({
        source: group as Source,
        total,
        choices: ids.flatMap((id) => choices.get(id) ?? []),
      }));
    },
    loadGames(load) {
      if (games === 'here') return () => {};
      const interruption = new AbortController();
      const { signal } = interruption;
      const add = (some: readonly Choice[]) => {
        if (signal.aborted) return;
        client.add('games', note(some));
        pages += 1;
        if (pages % PAGES === 1) change();
      };
      const turn = (state: GamesState) => {
        if (signal.aborted) return;
        games = state;
        change();
      };
      load(pages + 1, signal, add).then(
        () => turn('here'),
        (error: unknown) => {
          if (!signal.aborted) console.error('[livery] Not all games could be loaded for the search.', error);
          turn('failed');
        },
      );
      turn('coming');
      return () => {
        interruption.abort();
        if (games === 'coming') games = 'none';
      };
    },
    games: () => games,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isRunning: () => isRunning,
    end: () => client.end(),
  };
}

let kept: { readonly key: string; readonly catalogue: Catalogue } | undefined;

/**
 * The catalogue of a key: what was loaded stays for as long as the page is open and the key is the same.
 * @param key names all that the catalogue depends on, such as the language
 */
export function keepCatalogue(key: string, start: () => SearchClient): Catalogue {
  if (kept?.key !== key) {
    kept?.catalogue.end();
    kept = undefined;
    kept = { key, catalogue: createCatalogue(start()) };
  }
  return kept.catalogue;
}

/** Forgets it: the next to ask begins anew. */
export function dropCatalogue(): void {
  kept?.catalogue.end();
  kept = undefined;
}
