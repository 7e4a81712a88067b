import { useEffect, useRef } from 'react';
import type { Resource } from './use-resource.ts';

/** Milliseconds until something is looked at again that has been looked at so often: calmly, and ever less. */
export function pauseAfter(looks: number): number {
  return looks < 12 ? 5000 : 20_000;
}

/**
 * Looks again at data of the platform while something in it waits for the platform; not while nobody looks at the
 * page, and at once when somebody does again. Where the platform tells by itself what changes, nobody looks.
 */
export function useFollow(
  { refreshing, retry, pushed }: Pick<Resource<unknown>, 'refreshing' | 'retry' | 'pushed'>,
  waits: boolean,
): void {
  const looks = useRef(0);
  const latest = useRef({ retry, pushed });
  useEffect(() => {
    latest.current = { retry, pushed };
  });
  useEffect(() => {
    if (!waits || refreshing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(look, pauseAfter(looks.current));
    };
    const look = () => {
      if (document.hidden) return;
      // The stream may end: then it is asked again as before.
      if (latest.current.pushed()) return wait();
      looks.current += 1;
      latest.current.retry();
    };
    const lookAtOnce = () => {
      clearTimeout(timer);
      look();
    };
    wait();
    document.addEventListener('visibilitychange', lookAtOnce);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAtOnce);
    };
  }, [waits, refreshing]);
}
