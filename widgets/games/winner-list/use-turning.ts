import { useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** There is a newer win than those that show, somebody who looks, and who does not want less motion. */
  readonly on: boolean;
  readonly pauseMs: number;
  /** Lets the next win enter. */
  readonly onTurn: () => void;
}

/** Asks for the next win once a pause: a mouse or the keyboard's focus holds it, and so does the visitor. */
export function useTurning({ on, pauseMs, onTurn }: Options) {
  const [isWanted, setWanted] = useState(true);
  const [held, setHeld] = useState(false);
  const [focused, setFocused] = useState(false);
  const turning = on && isWanted && !held && !focused;

  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => turn(), pauseMs);
    return () => clearInterval(timer);
  }, [turning, pauseMs]);

  return {
    wanted: isWanted,
    toggle: () => setWanted(!isWanted),
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
