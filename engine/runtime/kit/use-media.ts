import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '#engine/render/browser/media.ts';

/** Tells whether a media query matches; false while prerendering and hydrating. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => watchMedia(query, listener),
    () => matchesMedia(query),
    () => false,
  );
}
