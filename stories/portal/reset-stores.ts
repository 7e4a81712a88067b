import { modules } from 'virtual:stories/portal';
import { session } from '@liveryjs/client/session/session';
import { getVersion, snapshot } from 'valtio/vanilla';

/** The stores of the portal, and what is in them when a page opens. */
const stores = new Map(
  modules
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
  for (const [store, first] of stores) restore(store, first);
  session.number = number;
}

/** A store inside a store stays the one that its own module holds. */
function restore(store: Record<string, unknown>, first: Readonly<Record<string, unknown>>): void {
  for (const key of Object.keys(store)) if (!(key in first)) delete store[key];
  for (const [key, value] of Object.entries(first)) {
    const current = store[key];
    if (isStore(current) && isStore(value)) restore(current, value);
    else if (!Object.getOwnPropertyDescriptor(store, key)?.get) store[key] = value;
  }
}

function isStore(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}
