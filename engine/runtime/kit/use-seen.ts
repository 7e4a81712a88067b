import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { observe } from 'react-intersection-observer';
import { useTopDialog } from '#engine/render/top-dialog.ts';

/** Tells whether somebody can see an element: it is in the window, the page shows, and no dialog lies over it. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [inWindow, setInWindow] = useState(false);
  const shows = useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => false,
  );
  const dialog = useTopDialog();
  useEffect(() => (element.current ? observe(element.current, setInWindow) : undefined), [element]);
  return inWindow && shows && (!dialog || dialog.contains(element.current));
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
