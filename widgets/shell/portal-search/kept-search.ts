import type { Source } from './portal-search.model.ts';

/** A search from which a result was chosen. */
export interface KeptSearch {
  readonly typed: string;
  /** The source of which all was shown. */
  readonly wide: Source | undefined;
  /** Id of the choice. */
  readonly active: string;
}

/** Keeps it with the present entry of the history: who comes back to it is where they were. */
export function keepSearch(search: KeptSearch): void {
  history.replaceState({ ...history.state, search }, '');
}

/** The search that was kept with the present entry, if any. */
export function keptSearch(): KeptSearch | undefined {
  return globalThis.history?.state?.search;
}
