import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import useSWR from 'swr';
import { useRuntime } from '#engine/render/app.ts';
import { PATIENCE } from '#engine/render/swr-defaults.ts';
import { useStillLoading } from '#engine/render/use-still-loading.ts';
import { CallError } from './call-error.ts';
import { useHydrated } from './use-hydrated.ts';

/** Data of the platform, and how it stands with it. */
export interface Resource<T> {
  readonly data: T | undefined;
  /** Key of the message that says what went wrong; undefined while all is well. */
  readonly failure: string | undefined;
  /** The data is what an earlier key has brought: with `keep`. */
  readonly stale: boolean;
  /** No data yet, and on the way. */
  readonly loading: boolean;
  /** Newer data is on the way. */
  readonly refreshing: boolean;
  readonly retry: () => void;
  /** Tells whether the platform says by itself when this changes: nobody looks again by the clock meanwhile. */
  readonly pushed: () => boolean;
}

/**
 * Loads data of the platform and shares it between all who ask for the same key.
 *
 * @param key names the data: the call and all of its parameters; null loads nothing
 * @param load gives up when the signal says so
 * @param options keep: until a new key has brought something, the data of the one before stays
 */
export function useResource<T>(
  key: readonly unknown[] | null,
  load: (signal: AbortSignal) => Promise<T>,
  { keep = false }: { keep?: boolean } = {},
): Resource<T> {
  // A request made while hydrating would be made without knowing the address.
  const hydrated = useHydrated();
  const {
    data: currentData,
    error,
    isLoading,
    isValidating,
    mutate,
  } = useSWR<T, unknown>(hydrated ? key : null, () => load(AbortSignal.timeout(PATIENCE)));
  const [last, setLast] = useState(currentData);
  if (keep && currentData !== undefined && currentData !== last) setLast(() => currentData);
  const data = currentData ?? (keep ? last : undefined);
  const failure =
    error === undefined ? undefined : error instanceof CallError ? error.messageKey : 'engine.loadFailed';
  const stale = currentData === undefined && data !== undefined;
  const loading = (isLoading || !hydrated) && data === undefined;
  const { state } = useRuntime();
  const name = String(key?.[0]);
  const retry = useCallback(() => void mutate(), [mutate]);
  useStillLoading(loading, retry);
  const now = useMemo(
    () => ({
      data,
      stale,
      failure,
      loading,
      refreshing: isValidating,
      retry,
      pushed: () => state.pushed.includes(name),
    }),
    [data, stale, failure, loading, isValidating, retry, name, state],
  );
  // The store that keeps answers has React render at once. What the first answer shows is rendered in pieces instead,
  // between which the browser may do other things.
  const before = useDeferredValue(now);
  return data !== undefined && before.data === undefined ? before : now;
}
