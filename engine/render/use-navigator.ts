import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { splitQuery, withPanel } from '#engine/routing/panel-address.ts';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { useApp } from './app.ts';
import { comeNear } from './come-near.ts';

/** Lets code outside of components go to other addresses. */
export function useNavigator(): void {
  const { brand, router } = useApp();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    router.navigate = (path) => void navigate(path);
    router.showPanel = (place, replace = false) => {
      const { pathname, search, hash } = window.location;
      if (!place && !splitQuery(search, brand.panels).panel) return;
      comeNear();
      void navigate(
        { pathname, search: withPanel(search, brand.panels, place), hash },
        { replace, state: KEEP_MAIN, preventScrollReset: true },
      );
    };
  }, [brand, router, navigate]);
}
