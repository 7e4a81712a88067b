import { useEffect, useState } from 'react';
import { pageTime } from '#engine/render/page-time.ts';

/** Whole seconds until a time, counting down to 0. @param until milliseconds since 1970, as `pageTime` has them */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(pageTime);
  const left = until === undefined ? 0 : Math.max(0, until - now);
  useEffect(() => {
    if (until === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = pageTime();
      setNow(time);
      // When the next second is over, by the clock: timers of hidden pages are late.
      if (time < until) timer = setTimeout(tick, (until - time) % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return Math.ceil(left / 1000);
}
