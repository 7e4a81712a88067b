import { OVER_THE_PAGE } from '@liveryjs/compiler/plain/list-name';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { closeAll } from './action-context.ts';
import { useApp, useAppState } from './app.ts';
import { notify } from './notices.tsx';
import { loadWords } from './use-language.ts';
import { usePanelPlace } from './use-panel-place.ts';
import { LONG } from './use-still-loading.ts';
import { whenIdle } from './when-idle.ts';

const loadHosts = (): Promise<{ OverlayHosts: ComponentType }> => import('./overlay-hosts.tsx');

/**
 * Shows what lies over the page. Its code, its words and what it is made of come once the page has nothing better to do, or when something is to open;
 * if they do not come, what was to open is given up and the visitor is told; so is one who waits for long.
 */
export function Overlays({ load = loadHosts }) {
  const app = useApp();
  const over = useAppState(({ modal, interruption, question }) => Boolean(modal || interruption || question));
  const open = usePanelPlace() !== undefined || over;
  const [Hosts, setHosts] = useState<ComponentType>();
  const missing = open && !Hosts;

  const prepare = useCallback(async () => {
    const [hosts] = await Promise.all([load(), loadWords(app, OVER_THE_PAGE), app.lists?.load()]);
    return hosts;
  }, [app, load]);
  useEffect(() => whenIdle(() => void prepare().catch(() => undefined)), [prepare]);
  useEffect(() => {
    if (!missing) return;
    let isCurrent = true;
    prepare().then(
      ({ OverlayHosts }) => isCurrent && setHosts(() => OverlayHosts),
      (error: unknown) => {
        console.error('[livery] What lies over the page could not be loaded.', error);
        app.state.question?.answer(false);
        closeAll(app);
        notify(app, 'engine.loadFailed', 'error');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, app, prepare]);
  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => notify(app, 'engine.stillLoading'), LONG);
    return () => clearTimeout(timer);
  }, [missing, app]);
  return Hosts ? <Hosts /> : null;
}
