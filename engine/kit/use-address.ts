import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { comeNear } from '#engine/render/come-near.ts';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The query of the address as a widget's state: what a visitor can share and step back through. Setting it keeps
 * the page: it is not re-keyed and does not scroll. Empty while a prerendered page is hydrated, which was written
 * without knowing the query.
 *
 * @returns the query, and a setter: an empty or undefined value removes its name; `replace` leaves no step back
 */
export function useAddress(): readonly [
  URLSearchParams,
  (values: Readonly<Record<string, string | undefined>>, replace?: boolean) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const query = useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search]);
  const set = useCallback(
    (values: Readonly<Record<string, string | undefined>>, replace = false) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const text = next.toString();
      comeNear();
      navigate(
        { search: text && `?${text}`, hash: window.location.hash },
        { replace, state: KEEP_MAIN, preventScrollReset: true },
      );
    },
    [navigate],
  );
  return [query, set];
}
