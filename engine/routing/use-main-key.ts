import { useState } from 'react';
import { useLocation } from 'react-router-dom';

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
 * The hash is left out: a jump inside a page must not throw away what it holds.
 */
export function useMainKey(): string {
  const { pathname, search, state } = useLocation();
  const fullPath = pathname + search;
  const [key, setKey] = useState(fullPath);
  if (key === fullPath || keepsMain(state)) return key;
  setKey(fullPath);
  return fullPath;
}
