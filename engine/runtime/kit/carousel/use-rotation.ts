import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { useSeen } from '#engine/kit/use-seen.ts';
import { rotates } from './ring.ts';
import type { Slides } from './use-keen.ts';

interface Options {
  readonly slides: Slides;
  readonly count: number;
  /** Milliseconds that a slide stays. */
  readonly pause: number;
  readonly still: boolean;
}

/**
 * Changes slides by themselves. A mouse over them or the keyboard's focus in them holds them, for as long as it
 * stays, as does a dialog over them; out of sight they stand still. The visitor's pause holds until the visitor ends it.
 *
 * @returns whether they change now, whether the visitor wants them to, and handlers for the element around them
 */
export function useRotation({ slides, count, pause, still }: Options) {
  const [isWanted, setWanted] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { current, dragging, step, track } = slides;
  const hidden = !useSeen(track);
  const rotating = rotates({ count, wanted: isWanted, held: hovered || focused, dragging, hidden, still });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its full time
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => step(1), pause);
    return () => clearTimeout(timer);
  }, [rotating, pause, step, current]);

  return {
    rotating,
    wanted: isWanted,
    toggle: () => setWanted(!isWanted),
    holds: {
      // Touch leaves no pointer over the slides.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A click focuses too, but somebody who clicks has not come by keyboard.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused((was) => was && currentTarget.contains(relatedTarget)),
    },
  };
}
