import { useMemo } from 'react';
import type { LinkTarget } from '#schemas/generated/brand.ts';
import { type App, useApp } from './app.ts';
import { notify } from './notices.tsx';
import { closeSideMenu } from './region-toggle.tsx';

/** A function that opens a modal or a panel, or runs an action of the platform. */
export function useActivate(): (target: LinkTarget) => void {
  const app = useApp();
  return useMemo(() => (target) => activate(app, target), [app]);
}

function activate(app: App, { modal, panel, page, action }: LinkTarget): void {
  closeSideMenu();
  if (modal !== undefined) app.state.modal = modal;
  if (panel !== undefined) app.state.panel = { name: panel, page };
  if (action !== undefined) void runAction(app, action);
}

async function runAction(app: App, name: string): Promise<void> {
  const action = app.portal.actions[name];
  try {
    if (!action) throw new Error(`The portal has no action '${name}'.`);
    await action({ brand: app.brand, notify: (key, tone) => notify(app, key, tone) });
  } catch (error) {
    console.error(`[livery] The action '${name}' failed.`, error);
    notify(app, 'engine.actionFailed', 'error');
  }
}
