import { useMedia } from '@liveryjs/engine/kit';
import { useEffect, useState } from 'react';

interface Options {
  /** There is more than shows, and somebody who looks. */
  readonly on: boolean;
  readonly pauseMs: number;
}

/** Counts on, by one a pause: a mouse or the keyboard's focus holds it, and so does the visitor. */
export function useTurning({ on, pauseMs }: Options) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState(true);
  const [held, setHeld] = useState(false);
  const [focused, setFocused] = useState(false);
  const turning = on && wanted && !held && !focused && !still;

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => setAt((was) => was + 1), pauseMs);
    return () => clearInterval(timer);
  }, [turning, pauseMs]);

  return {
    at,
    wanted,
    /** Who wants less motion has nothing to stop. */
    canTurn: !still,
    toggle: () => setWanted(!wanted),
    /** For the list: a mouse over it holds it. */
    holds: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
    },
    /** For the rows: what has the keyboard's focus must not go away. */
    holdsFocus: {
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
