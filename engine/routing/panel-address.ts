import { KEEP_MAIN } from './use-main-key.ts';

/** The state of a navigation inside a page of a panel: like KEEP_MAIN, with the names of the query that are the panel's. */
export function keepMainFor(names: Iterable<string>): object {
  return { ...KEEP_MAIN, ofPanel: [...names] };
}

/** The names of the query that are there for a page of a panel, as the state of the address says. */
export function namesOfPanel(state: unknown): readonly string[] {
  const names = typeof state === 'object' && state !== null && 'ofPanel' in state ? state.ofPanel : [];
  return Array.isArray(names) ? names : [];
}

/** A query without some of its names. */
export function withoutNames(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}

/**
 * Takes out of the address what is there for a page of a panel. Has to be called before the router reads the address:
 * a portal starts without an open panel, while the browser has kept address and state over a reload.
 */
export function leavePanels({ history, location }: Window): void {
  const names = namesOfPanel(history.state?.usr);
  if (names.length === 0) return;
  const { pathname, search, hash } = location;
  history.replaceState(
    { ...history.state, usr: KEEP_MAIN },
    '',
    pathname + withoutNames(search, names) + hash,
  );
}
