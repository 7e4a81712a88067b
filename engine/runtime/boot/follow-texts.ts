import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PortalIntl } from '#engine/i18n/create-portal-intl.ts';

/** Has each component see changing texts, and render again where a text that it has read has changed. */
export interface FollowedTexts {
  /** A hook: the texts of a language, the same function until one of those that the component has read changes. */
  readonly useTexts: (intl: PortalIntl) => PortalIntl['t'];
  /**
   * Has the page say what has changed in its language, and renders what follows.
   * @param keys of the texts that are others now
   */
  readonly change: (keys: readonly string[]) => Promise<void>;
}

/**
 * For development: in a built portal, texts do not change, and need none of this.
 * @param words the name by which a language learns all that has changed
 */
export function followTexts(words: string): FollowedTexts {
  let changes = 0;
  /** The number of the last change of each text. */
  const changedAt = new Map<string, number>();
  const listeners = new Set<() => void>();
  let current: PortalIntl | undefined;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    useTexts(intl) {
      const [read] = useState(() => new Set<string>());
      const lastChange = () => {
        let last = 0;
        for (const key of read) last = Math.max(last, changedAt.get(key) ?? 0);
        return last;
      };
      const change = useSyncExternalStore(subscribe, lastChange, lastChange);
      useEffect(() => {
        current = intl;
      }, [intl]);
      // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what was read gives another function.
      return useMemo<PortalIntl['t']>(
        () => (key, values) => {
          read.add(key);
          return intl.t(key, values);
        },
        [intl, change],
      );
    },
    async change(keys) {
      await current?.learn(words);
      changes++;
      for (const key of keys) changedAt.set(key, changes);
      for (const listener of listeners) listener();
    },
  };
}
