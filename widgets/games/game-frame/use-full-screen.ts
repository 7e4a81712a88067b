import { canFillScreen, fillsScreen, turnFullScreen, watchFullScreen } from '@liveryjs/engine/kit';
import { type RefObject, useEffect, useState } from 'react';

/** Tells whether an element has the whole screen, and gives it the screen or takes it back. Not every browser can. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [possible, setPossible] = useState(false);
  const [full, setFull] = useState(false);
  useEffect(() => {
    setPossible(canFillScreen());
    return watchFullScreen(() => setFull(fillsScreen(element.current)));
  }, [element]);
  return { possible, full, toggle: () => void turnFullScreen(element.current, !full) };
}
