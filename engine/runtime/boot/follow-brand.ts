import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { noteReads } from '#engine/boot/note-reads.ts';
import type { App } from '#engine/render/app.ts';

/** Has each component see a changing brand, and render again where a part of the brand that it has read has changed. */
export interface FollowedBrand {
  /** A hook: the portal with the brand of today, the same object until what the component has read of the brand changes. */
  useFollowed(app: App): App;
  /** Takes another brand, and renders what follows. */
  change(brand: ResolvedBrand): void;
}

/** For development: in a built portal, a brand does not change, and needs none of this. */
export function followBrand(first: ResolvedBrand): FollowedBrand {
  let brand = first;
  let changes = 0;
  /** The number of the last change of each part of the brand. */
  const changedAt = new Map<PropertyKey, number>();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    useFollowed(app) {
      const [read] = useState(() => new Set<PropertyKey>());
      const lastChange = () => Math.max(0, ...[...read].map((key) => changedAt.get(key) ?? 0));
      const change = useSyncExternalStore(subscribe, lastChange, lastChange);
      // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what was read gives another object.
      return useMemo(() => ({ ...app, brand: noteReads(() => brand, read) }), [app, change]);
    },
    change(next) {
      changes++;
      const keys = [...Reflect.ownKeys(brand), ...Reflect.ownKeys(next)];
      for (const key of keys)
        if (Reflect.get(brand, key) !== Reflect.get(next, key)) changedAt.set(key, changes);
      brand = next;
      for (const listener of listeners) listener();
    },
  };
}
