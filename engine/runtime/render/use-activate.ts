import type { LinkTarget } from '@liveryjs/schemas/brand';
import { useMemo } from 'react';
import { follow } from './action-context.ts';
import { useApp } from './app.ts';

/** A function that follows a link target: it opens a modal or a panel, or runs an action of the portal. */
export function useActivate(): (target: LinkTarget) => void {
  const app = useApp();
  return useMemo(() => (target) => follow(app, target), [app]);
}
