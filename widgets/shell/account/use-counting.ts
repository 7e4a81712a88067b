import { matchesMedia } from '@liveryjs/engine/kit';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds from one sum to the next. */
const TAKES = 600;

/**
 * An amount on its way from the one before: it counts to what it becomes. It is there at once for who wants less motion,
 * and on a page that nobody sees.
 *
 * @returns the amount to show now, and whether it still counts
 */
export function useCounting(amount: number | undefined): {
  readonly now: number | undefined;
  readonly counts: boolean;
} {
  const [now, setNow] = useState(amount);
  const shown = useRef(amount);
  useEffect(() => {
    const from = shown.current;
    const show = (value: number | undefined) => {
      shown.current = value;
      setNow(value);
    };
    const still = document.hidden || matchesMedia('(prefers-reduced-motion: reduce)');
    if (from === undefined || amount === undefined || from === amount || still) return show(amount);
    const begin = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, Math.max(0, time - begin) / TAKES);
      show(part < 1 ? from + (amount - from) * (1 - (1 - part) ** 3) : amount);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return { now, counts: now !== amount };
}
