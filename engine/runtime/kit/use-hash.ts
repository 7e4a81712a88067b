import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The hash of the address as a widget's state, like the query of `useAddress`: setting it neither scrolls nor leaves a
 * step back. Empty while a prerendered page is hydrated.
 *
 * @returns the hash without its #, and a setter
 */
export function useHash(): readonly [string, (hash: string) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const set = useCallback(
    (next: string) => {
      navigate(
        { search: window.location.search, hash: next && `#${next}` },
        { replace: true, state: KEEP_MAIN, preventScrollReset: true },
      );
    },
    [navigate],
  );
  return [hydrated ? hash.slice(1) : '', set];
}
