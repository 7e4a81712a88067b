import { useSyncExternalStore } from 'react';

/** False while prerendering and while what was prerendered is hydrated, which knew nothing of this visit. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
