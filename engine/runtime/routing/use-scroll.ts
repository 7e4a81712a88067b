import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { withPanel } from './panel-address.ts';
import { keepsMain } from './use-main-key.ts';

/** The time that the target of a hash, or a page that is as long as before, may take to appear, in milliseconds. */
const TARGET_PATIENCE = 5000;

/** Name of the places in the storage of the tab. */
const PLACES = 'livery:places';

/** The number of entries of the history that are remembered. */
const MOST_PLACES = 50;

/** Where somebody left a page: how far down, and the address of the link that was followed. */
interface Place {
  readonly top: number;
  readonly link?: string | undefined;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * After a navigation scrolls to the element that the hash names, otherwise to the top [2.14], and calls
 * `onArrive` so that the reader of a screen starts at the new page. A step in the history leads to where the page was left, with the focus
 * on the link that was followed. A panel that opens or closes leaves the page as it is.
 *
 * @param storage remembers the places of the tab, also when the page is loaded again
 */
export function useScroll(panels: ResolvedBrand['panels'], onArrive: () => void, storage: Storage): void {
  const { pathname, search, hash, state, key } = useLocation();
  const isStep = useNavigationType() === 'POP';
  const shown = useRef<string>(undefined);
  const kept = useRef<Map<string, Place>>(undefined);
  /** Where the entry of the history was left that shows now. */
  const left = useRef<Place>(undefined);
  const page = pathname + withPanel(search, panels);
  useLayoutEffect(() => {
    kept.current ??= new Map(readPlaces(storage));
    const places = kept.current;
    // Each visit to the site begins with an entry of the same key.
    const name = `${key} ${pathname}${search}`;
    left.current = places.get(name);
    const note = (change: Partial<Place>) => {
      const place = { top: window.scrollY, ...places.get(name), ...change };
      places.delete(name);
      places.set(name, place);
    };
    const onScroll = () => note({ top: window.scrollY });
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      note({ top: window.scrollY, link: link?.getAttribute('href') ?? undefined });
    };
    const write = () => storage.setItem(PLACES, JSON.stringify([...places].slice(-MOST_PLACES)));
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('click', onClick, true);
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('click', onClick, true);
      removeEventListener('pagehide', write);
    };
  }, [key, pathname, search, storage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what the effect answers to
  useEffect(() => {
    const before = shown.current;
    shown.current = page + hash;
    if (keepsMain(state) || before === shown.current) return;
    const place = left.current;
    if (place && isStep && (before !== undefined || isBroughtBack())) {
      if (before !== undefined && !focusLink(place.link)) onArrive();
      return scrollAsFarAs(place.top);
    }
    if (hash) return scrollWhenThere(hash.slice(1));
    if (before === undefined) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    onArrive();
  }, [page, hash, state]);
  useEffect(() => {
    // The browser would scroll before the page is there.
    history.scrollRestoration = 'manual';
  }, []);
}

/** Tells whether the browser loads a page that was left before: by a step in the history, or once more. */
function isBroughtBack(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}

function readPlaces(storage: Storage): [string, Place][] {
  try {
    const places: unknown = JSON.parse(storage.getItem(PLACES) ?? '[]');
    if (!Array.isArray(places)) return [];
    return places.filter((entry): entry is [string, Place] => typeof entry?.[1]?.top === 'number');
  } catch {
    return [];
  }
}

/** @returns false where the page has no such link, or none is asked for */
function focusLink(address: string | undefined): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const link = [...links].find((each) => each.getAttribute('href') === address);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/** Scrolls to a place, and again while the page grows above or below it, until the visitor goes elsewhere. */
function scrollAsFarAs(top: number): () => void {
  const scroll = () => window.scrollTo({ top, left: 0, behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const end = () => {
    observer.disconnect();
    clearTimeout(patience);
    for (const event of events) removeEventListener(event, end, true);
  };
  const patience = setTimeout(end, TARGET_PATIENCE);
  for (const event of events) addEventListener(event, end, true);
  observer.observe(document.body);
  scroll();
  return end;
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
