import { type ComponentType, useEffect, useState } from 'react';
import { closeAll } from './action-context.ts';
import { useApp, useAppState } from './app.ts';
import { notify } from './notices.tsx';
import { usePanelPlace } from './use-panel-place.ts';
import { whenIdle } from './when-idle.ts';

const loadHosts = (): Promise<{ OverlayHosts: ComponentType }> => import('./overlay-hosts.tsx');

/**
 * Shows what lies over the page. Its code comes once the page has nothing better to do, or when something is to open;
 * if it does not come, what was to open is given up and the visitor is told.
 */
export function Overlays({ load = loadHosts }) {
  const app = useApp();
  const over = useAppState(({ modal, interruption, question }) => Boolean(modal || interruption || question));
  const open = usePanelPlace() !== undefined || over;
  const [Hosts, setHosts] = useState<ComponentType>();
  const missing = open && !Hosts;

  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    load().then(
      ({ OverlayHosts }) => wanted && setHosts(() => OverlayHosts),
      (error: unknown) => {
        console.error('[livery] What lies over the page could not be loaded.', error);
        app.state.question?.answer(false);
        closeAll(app);
        notify(app, 'engine.loadFailed', 'error');
      },
    );
    return () => {
      wanted = false;
    };
  }, [missing, app, load]);
  return Hosts ? <Hosts /> : null;
}
