import { use, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '#engine/render/app.ts';
import { InPanel } from '#engine/render/in-panel.ts';
import { joinQuery, splitQuery } from '#engine/routing/panel-address.ts';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { useHydrated } from './use-hydrated.ts';

type Values = Readonly<Record<string, string | undefined>>;

/**
 * The query of the address as a widget's state: what a visitor can share and step back through. Setting it keeps
 * the page: it is not re-keyed and does not scroll. Empty while a prerendered page is hydrated, which was written
 * without knowing the query. A widget in a panel has names of its own, apart from those of the page below.
 *
 * @returns the query, and a setter: an empty or undefined value removes its name; `replace` leaves no step back
 */
export function useAddress(): readonly [URLSearchParams, (values: Values, replace?: boolean) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const part = useQueryPart();
  const searchWith = useSearchWith();
  const { panels } = useApp().brand;
  const query = useMemo(
    () => splitQuery(hydrated ? search : '', panels)[part],
    [hydrated, search, panels, part],
  );
  const set = useCallback(
    (values: Values, replace = false) => {
      const next = searchWith(window.location.search, values);
      if (next === undefined) return;
      navigate(
        { search: next, hash: window.location.hash },
        { replace, state: KEEP_MAIN, preventScrollReset: true },
      );
    },
    [navigate, searchWith],
  );
  return [query, set];
}

/**
 * A function that changes values of the query where a widget's own are, as `useAddress` does.
 *
 * @returns undefined where the widget's panel is not in the query any more
 */
export function useSearchWith(): (search: string, values: Values) => string | undefined {
  const part = useQueryPart();
  const { panels } = useApp().brand;
  return useCallback(
    (search, values) => {
      const parts = splitQuery(search, panels);
      if (part === 'own' && !parts.panel) return undefined;
      for (const [name, value] of Object.entries(values)) {
        if (value) parts[part].set(name, value);
        else parts[part].delete(name);
      }
      return joinQuery(parts);
    },
    [part, panels],
  );
}

function useQueryPart(): 'below' | 'own' {
  return use(InPanel) ? 'own' : 'below';
}
