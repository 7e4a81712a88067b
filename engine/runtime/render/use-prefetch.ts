import { useEffect } from 'react';
import { useAppState, useRuntime } from './app.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches what every other page needs once the first has nothing better to do, so that nobody waits for it. What does
 * not come is asked for again when it is needed.
 */
export function usePrefetch(): void {
  const { lists, registry } = useRuntime();
  const intl = useAppState((state) => state.intl);
  useEffect(
    () =>
      whenIdle(() => {
        for (const fetching of [lists?.load(), registry.prefetch(), intl.prefetch()])
          fetching?.catch(() => undefined);
      }),
    [lists, registry, intl],
  );
}
