import { useSyncExternalStore } from 'react';
import { pageTime } from '#engine/render/page-time.ts';

/** Milliseconds between two looks at the clock: what is read changes at its second, within this. */
const TICK = 250;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, TICK);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Reads a value off the clock of the page. All readers share one timer, and are drawn again only when their value is another.
 *
 * @returns undefined while prerendering and while what was prerendered is hydrated: the time is another one by then
 * @param read gets milliseconds since 1970; what it says holds for longer than a moment, such as whole seconds
 */
export function useClock<T extends string | number | boolean>(read: (now: number) => T): T | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(pageTime()),
    () => undefined,
  );
}
