import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { withPanel } from './panel-address.ts';
import { keepsMain } from './use-main-key.ts';

/** How long the target of a hash may take to appear, in milliseconds. */
const TARGET_PATIENCE = 5000;

/**
 * After a navigation scrolls to the element that the hash names, otherwise to the top [2.14], and calls
 * `onArrive` so that the reader of a screen starts at the new page. A panel that opens or closes leaves the page as it is.
 */
export function useScroll(panels: ResolvedBrand['panels'], onArrive: () => void): void {
  const { pathname, search, hash, state } = useLocation();
  const shown = useRef<string>(undefined);
  const page = pathname + withPanel(search, panels);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what the effect answers to
  useEffect(() => {
    const before = shown.current;
    shown.current = page + hash;
    if (keepsMain(state) || before === shown.current) return;
    if (hash) return scrollWhenThere(hash.slice(1));
    if (before === undefined) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    onArrive();
  }, [page, hash, state]);
}

function scrollWhenThere(id: string): (() => void) | undefined {
  const scroll = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    return target !== null;
  };
  if (scroll()) return undefined;
  const observer = new MutationObserver(() => scroll() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const patience = setTimeout(() => observer.disconnect(), TARGET_PATIENCE);
  return () => {
    clearTimeout(patience);
    observer.disconnect();
  };
}
