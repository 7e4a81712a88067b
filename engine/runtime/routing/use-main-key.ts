import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withPanel } from './panel-address.ts';

/**
 * State of a navigation by which a page changes its own address (a filter, a page number): the main region is
 * neither re-keyed nor scrolled.
 */
export const KEEP_MAIN = { keepMain: true } as const;

export function keepsMain(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepMain' in state;
}

/**
 * The key of the main region: the full path, so that every navigation starts the page afresh [2.16].
 * The hash is left out, and so is a panel over the page: neither must throw away what the page holds.
 */
export function useMainKey(panels: ResolvedBrand['panels']): string {
  const { pathname, search, state } = useLocation();
  const fullPath = pathname + withPanel(search, panels);
  const [key, setKey] = useState(fullPath);
  if (key === fullPath || keepsMain(state)) return key;
  setKey(fullPath);
  return fullPath;
}
