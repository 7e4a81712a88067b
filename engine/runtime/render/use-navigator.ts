import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigate } from 'react-router-dom';
import { splitQuery, withPanel } from '#engine/routing/panel-address.ts';
import { pathHere } from '#engine/routing/path-here.ts';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { useApp, useAppState } from './app.ts';
import { keepOverHistory, type Way } from './over-history.ts';

/** Lets code outside of components go to other addresses, and keeps what lies over a page in the browser's history. */
export function useNavigator(): void {
  const app = useApp();
  const { brand, router, state } = app;
  const navigate = useNavigate();
  const { navigator } = useContext(NavigationContext);
  const location = useLocation();
  const language = useAppState((state) => state.language);
  const way = useRef<Way>(undefined);
  useLayoutEffect(() => {
    way.current = keepOverHistory({ brand, state });
    return way.current.end;
  }, [brand, state]);
  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    const isCovered = splitQuery(search, brand.panels).panel !== undefined;
    way.current?.note(isCovered ? undefined : pathname + search + hash);
  }, [brand, location]);
  useLayoutEffect(() => {
    const afterwards = (next: () => void) => (way.current ? way.current.afterwards(next) : next());
    router.navigate = (path) => afterwards(() => void navigate(path));
    router.showPanel = (place, replace = false) =>
      afterwards(() => {
        const { search, hash } = window.location;
        const pathname = pathHere(brand);
        if (!place && !splitQuery(search, brand.panels).panel) return;
        const address = { pathname, search: withPanel(search, brand.panels, place), hash };
        if (!place && !replace && way.current?.backTo(pathname + address.search + hash)) return;
        void navigate(address, { replace: replace || !place, state: KEEP_MAIN, preventScrollReset: true });
      });
  }, [brand, router, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is looked at
  useEffect(() => {
    if (brand.languages.addresses !== 'path') return undefined;
    const say = async () => {
      const module = await import('./say-language.ts').catch(() => undefined);
      // Where the code cannot be had, the next address says it.
      if (way.current) module?.sayLanguage(brand, state.language, navigator, way.current);
    };
    void say();
    // A step back that comes before the router has taken the address up changes nothing for it.
    addEventListener('popstate', say);
    return () => removeEventListener('popstate', say);
  }, [brand, state, language, location, navigator]);
}
