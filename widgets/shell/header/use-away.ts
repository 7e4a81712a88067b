import { type RefObject, useEffect } from 'react';

/** Pixels that a scroll goes at least before the bar answers: a finger that rests is never quite still. */
const STEP = 8;

/** Marks a bar with `data-away` while the visitor reads on down the page, until the next way up. */
export function useAway(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      const { current } = bar;
      if (!current || Math.abs(scrollY - last) < STEP) return;
      current.toggleAttribute('data-away', scrollY > last && scrollY > current.offsetHeight);
      last = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [bar]);
}
