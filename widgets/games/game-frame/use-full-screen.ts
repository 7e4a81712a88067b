import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has the whole screen, and what gives and takes it. Not every browser can. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [possible, setPossible] = useState(false);
  const [full, setFull] = useState(false);
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement === element.current);
    setPossible(document.fullscreenEnabled);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const toggle = () => {
    // The visitor sees that it did not happen, and can do nothing about it.
    const done = full ? document.exitFullscreen() : element.current?.requestFullscreen();
    done?.catch(() => {});
  };
  return { possible, full, toggle };
}
