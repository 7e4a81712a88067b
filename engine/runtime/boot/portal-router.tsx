import { splitLanguage } from '@liveryjs/compiler/plain/language-path';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { comeNear } from '#engine/render/come-near.ts';
import { keepsMain } from '#engine/routing/use-main-key.ts';

interface PortalRouterProps {
  readonly languages: ResolvedBrand['languages'];
  readonly children: ReactNode;
}

/**
 * Tells all in it the address that the browser is at, without the beginning that says its language. React Router's
 * `BrowserRouter` has one such beginning for as long as it is there; here it changes with the language.
 */
export function PortalRouter({ languages, children }: PortalRouterProps): ReactNode {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  const [rendered] = useState(location.href);
  useLayoutEffect(() => {
    const pathOf = ({ pathname }: { pathname: string }) => splitLanguage(languages, pathname).path;
    let shown = history.location;
    return history.listen((next) => {
      comeNear(pathOf(next.location) === pathOf(shown) || keepsMain(next.location.state));
      shown = next.location;
      startTransition(() => setPlace(next));
    });
  }, [history, languages]);
  // Nobody heard of a step that was made after the address was read, and before it was listened for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later steps are heard
  useEffect(() => {
    if (location.href !== rendered) setPlace({ action: history.action, location: history.location });
  }, []);
  return (
    <Router
      basename={splitLanguage(languages, place.location.pathname).start || '/'}
      location={place.location}
      navigationType={place.action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
