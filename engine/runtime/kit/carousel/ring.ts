/** The facts that decide whether slides change by themselves. */
export interface Rotation {
  readonly count: number;
  /** The visitor has not pressed pause. */
  readonly wanted: boolean;
  /** A mouse is over the slides, or the keyboard's focus in them. */
  readonly held: boolean;
  /** A pointer drags the slides. */
  readonly dragging: boolean;
  /** Nobody sees the slides: the page is in the background, they are out of the window, or a dialog is over them. */
  readonly hidden: boolean;
  /** The visitor's device asks for reduced motion. */
  readonly still: boolean;
}

/** Tells whether slides change by themselves now [4.19]. Dragging only puts it off: the next change waits its full time. */
export function rotates({ count, wanted, held, dragging, hidden, still }: Rotation): boolean {
  return count > 1 && wanted && !held && !dragging && !hidden && !still;
}

/** plain: a slide fills the row. centred: its neighbours look in at both sides. */
export type CarouselVariant = 'plain' | 'centred';

/** One place in the ring of slides. */
export interface Place<T> {
  readonly item: T;
  /** Index of the item: two places may hold the same. */
  readonly index: number;
}

/** The places of a ring. Two centred items stand twice each: so one has the other at either side. */
export function placesOf<T>(variant: CarouselVariant, items: readonly T[]): readonly Place<T>[] {
  const once = items.map((item, index) => ({ item, index }));
  return variant === 'centred' && items.length === 2 ? [...once, ...once] : once;
}

/** Tells whether a place is the current one or next to it in a ring of `length`: then its pictures are fetched. */
export function isInReach(place: number, current: number, length: number): boolean {
  const distance = Math.abs(place - current);
  return Math.min(distance, length - distance) <= 1;
}
