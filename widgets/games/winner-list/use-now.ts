import { useEffect, useState } from 'react';

/** Milliseconds after which it is looked at the clock again: what is counted in minutes is right by half of one. */
const PAUSE = 30_000;

/** The time, as it goes by. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), PAUSE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
