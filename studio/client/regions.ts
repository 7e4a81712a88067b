import { useEffect } from 'react';

/** Elements that Tab stops at, but for frames, whose own pages take the keys. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** The element of each region that had the focus last. */
const lastFocused = new WeakMap<Element, HTMLElement>();

/**
 * Moves the focus to the next region of the page, an element with `data-region`, as F6 does in programs for the desktop: to
 * where it was there before, or to its first stop. A region without a stop is passed over, and a dialog keeps the focus.
 */
export function focusNextRegion(isBack: boolean): void {
  const { activeElement } = document;
  if (activeElement?.closest('[role=dialog]')) return;
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const here = regions.findIndex((region) => region.contains(activeElement));
  const following = [...regions.slice(here + 1), ...regions.slice(0, Math.max(0, here))];
  for (const region of isBack ? following.reverse() : following) {
    const last = lastFocused.get(region);
    const stop = last !== undefined && region.contains(last) && isStop(last) ? last : firstStop(region);
    if (stop === undefined) continue;
    stop.focus();
    return;
  }
}

/** Has F6 and Shift+F6 go through the regions of the page. */
export function useRegionKeys(): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target instanceof HTMLIFrameElement) return;
      const region = target.closest('[data-region]');
      if (region !== null) lastFocused.set(region, target);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focusNextRegion(event.shiftKey);
    };
    addEventListener('focusin', onFocus);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey);
    };
  }, []);
}

function firstStop(region: HTMLElement): HTMLElement | undefined {
  return [...region.querySelectorAll<HTMLElement>(STOPS)].find(isStop);
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled');
}
