import { getVersion, snapshot } from 'valtio/vanilla';
import { session } from '#platform/session/session.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/platform/**/*.ts', '!**/*.test.ts', '!**/testing.ts'],
  {
    eager: true,
  },
);

/** The stores of the platform room, and what is in them when a page opens. */
const stores = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is Record<string, unknown> => getVersion(value) !== undefined)
    .map((store) => [store, snapshot(store)] as const),
);

/**
 * Makes the stores what they are when a page opens: they live as long as the page, and a story must not see another's.
 * Only the number of the session goes on: by it, what the story before has left under way is told apart.
 */
export function resetStores(): void {
  const { number } = session;
  for (const [store, first] of stores) {
    for (const key of Object.keys(store)) if (!(key in first)) delete store[key];
    Object.assign(store, first);
  }
  session.number = number;
}
