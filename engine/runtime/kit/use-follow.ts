import { useEffect, useRef } from 'react';
import type { Resource } from './use-resource.ts';

/** Milliseconds until something is looked at again that has been looked at so often: calmly, and ever less. */
export function pauseAfter(looks: number): number {
  return looks < 12 ? 5000 : 20_000;
}

/**
 * Looks again at data of the platform while something in it waits for the platform; not while nobody looks at the
 * page, and at once when somebody does again.
 */
export function useFollow(
  { refreshing, retry }: Pick<Resource<unknown>, 'refreshing' | 'retry'>,
  waits: boolean,
): void {
  const looks = useRef(0);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!waits || refreshing) return;
    const look = () => {
      if (document.hidden) return;
      looks.current += 1;
      latest.current();
    };
    const timer = setTimeout(look, pauseAfter(looks.current));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [waits, refreshing]);
}
