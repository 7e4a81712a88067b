import { canFillScreen, fillsScreen, turnFullScreen, watchFullScreen } from '@liveryjs/engine/kit';
import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has the whole screen, and what gives and takes it. Not every browser can. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [possible, setPossible] = useState(false);
  const [full, setFull] = useState(false);
  useEffect(() => {
    setPossible(canFillScreen());
    return watchFullScreen(() => setFull(fillsScreen(element.current)));
  }, [element]);
  return { possible, full, toggle: () => void turnFullScreen(element.current, !full) };
}
