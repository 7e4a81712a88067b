import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitQuery, withPanel } from '#engine/routing/panel-address.ts';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { useApp } from './app.ts';
import { comeNear } from './come-near.ts';
import { keepOverHistory, type Way } from './over-history.ts';

/** Lets code outside of components go to other addresses, and keeps what lies over a page in the browser's history. */
export function useNavigator(): void {
  const app = useApp();
  const { brand, router, state } = app;
  const navigate = useNavigate();
  const location = useLocation();
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
        const { pathname, search, hash } = window.location;
        if (!place && !splitQuery(search, brand.panels).panel) return;
        const address = { pathname, search: withPanel(search, brand.panels, place), hash };
        comeNear();
        if (!place && !replace && way.current?.backTo(pathname + address.search + hash)) return;
        void navigate(address, { replace: replace || !place, state: KEEP_MAIN, preventScrollReset: true });
      });
  }, [brand, router, navigate]);
}
