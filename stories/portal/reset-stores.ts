import { getVersion, snapshot } from 'valtio/vanilla';

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

/** Makes the stores what they are when a page opens: they live as long as the page, and a story must not see another's. */
export function resetStores(): void {
  for (const [store, first] of stores) {
    for (const key of Object.keys(store)) if (!(key in first)) delete store[key];
    Object.assign(store, first);
  }
}
