import { useEffect, useState } from 'react';

/** Milliseconds after which a visitor is told that it takes longer. */
const SLOW = 5000;

/** Tells whether something has been on its way for long. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
