import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Pixels between the popup and what it belongs to, and around it at least. */
const GAP = 4;
/** Pixels that a list wants to be worth opening below, that it takes at most, and that it is wide at least. */
const ENOUGH = 240;
const HIGHEST = 320;
const NARROWEST = 256;

/**
 * Shows an element over everything, dialogs too, below the field that it belongs to, or above where there is more
 * room, and keeps it there.
 *
 * @param inside an element inside of the field
 */
export function usePlacedPopup(inside: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popup.current;
    const field = inside.current?.closest('[data-field-box]') ?? inside.current;
    if (!element || !field) return;
    element.showPopover?.();
    const place = () => {
      const box = field.getBoundingClientRect();
      const height = window.visualViewport?.height ?? window.innerHeight;
      const below = height - box.bottom - 2 * GAP;
      const above = box.top - 2 * GAP;
      const up = below < ENOUGH && above > below;
      Object.assign(element.style, {
        left: `${box.left}px`,
        inlineSize: `${Math.max(box.width, NARROWEST)}px`,
        maxBlockSize: `${Math.min(HIGHEST, Math.max(0, up ? above : below))}px`,
        top: up ? 'auto' : `${box.bottom + GAP}px`,
        bottom: up ? `${window.innerHeight - box.top + GAP}px` : 'auto',
      });
    };
    place();
    const quiet = new AbortController();
    const options = { capture: true, passive: true, signal: quiet.signal };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place, options);
    window.visualViewport?.addEventListener('resize', place, options);
    return () => quiet.abort();
  }, [inside]);
  return popup;
}
