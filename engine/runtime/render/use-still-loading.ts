import { use, useEffect } from 'react';
import { OutageContext } from './outage.ts';

/** Milliseconds after which the page says that something takes long. */
export const LONG = 8_000;

/**
 * Has the page say that a part of it is on its way for long: once for all of its parts, with a way on, until the part is
 * there. A part that stands on no page says nothing.
 *
 * @param retry the way on; the same function each time
 */
export function useStillLoading(isWaiting: boolean, retry: () => void): void {
  const outage = use(OutageContext);
  useEffect(() => {
    if (!isWaiting || !outage) return;
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      end = outage.add({ messageKey: 'engine.stillLoading', retry, silent: true });
    }, LONG);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [isWaiting, outage, retry]);
}
