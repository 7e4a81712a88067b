import { pageTime } from '@liveryjs/engine/kit/plain';
import { useEffect, useState } from 'react';

/** Milliseconds after which it is looked at the clock again: what is counted in minutes is right by half of one. */
const PAUSE = 30_000;

/** The time, as it goes by. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(pageTime()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(pageTime())), PAUSE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
