import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { SWRConfig } from 'swr';
import { type App, AppContext } from '#engine/render/app.ts';
import { PortalView } from '#engine/render/portal-view.tsx';
import { swrDefaults } from '#engine/render/swr-defaults.ts';
import { nestConditions } from './nest-conditions.ts';

// Each running portal keeps its own data.
const swr = { ...swrDefaults, provider: () => new Map() };
const plugins = [nestConditions];

/** Returns the elements below the app. @param page the view, and what stands around it */
export const viewWith = (page: ReactNode): ReactNode => (
  <SWRConfig value={swr}>
    <StyleSheetManager stylisPlugins={plugins}>{page}</StyleSheetManager>
  </SWRConfig>
);

// One for all, so that a change of the app renders what follows it, and nothing else.
const view = viewWith(<PortalView />);

/** The whole tree below the router, the same in a browser and when prerendering. */
export function PortalRoot({ app, below = view }: { app: App; below?: ReactNode }): ReactNode {
  return <AppContext value={app}>{below}</AppContext>;
}
