import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsMain } from './use-main-key.ts';

/** How long the target of a hash may take to appear, in milliseconds. */
const TARGET_PATIENCE = 5000;

/**
 * After a navigation scrolls to the element that the hash names, otherwise to the top [2.14], and calls
 * `onArrive` so that the reader of a screen starts at the new page.
 */
export function useScroll(onArrive: () => void): void {
  const { pathname, search, hash, state } = useLocation();
  const first = useRef(true);
  const page = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what the effect answers to
  useEffect(() => {
    const isFirst = first.current;
    first.current = false;
    if (keepsMain(state)) return;
    if (hash) return scrollWhenThere(hash.slice(1));
    if (isFirst) return;
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
