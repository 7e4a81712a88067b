/** What decides whether banners change by themselves. */
export interface Rotation {
  readonly count: number;
  /** The visitor has not pressed pause. */
  readonly wanted: boolean;
  /** A mouse is over the banners, or the keyboard's focus in them. */
  readonly held: boolean;
  /** A pointer drags the banners. */
  readonly dragging: boolean;
  /** Nobody sees the page. */
  readonly hidden: boolean;
  /** The visitor's device asks for reduced motion. */
  readonly still: boolean;
}

/** Whether banners change by themselves now [4.19]. Dragging only puts it off: the next change waits its full time. */
export function rotates({ count, wanted, held, dragging, hidden, still }: Rotation): boolean {
  return count > 1 && wanted && !held && !dragging && !hidden && !still;
}

/** One place in the ring of slides. */
export interface Place<T> {
  readonly banner: T;
  /** Index of the banner: two places may hold the same. */
  readonly index: number;
}

/** The places of a ring. Two centred banners stand twice each: so a banner has the other at either side. */
export function placesOf<T>(variant: 'plain' | 'centred', banners: readonly T[]): readonly Place<T>[] {
  const once = banners.map((banner, index) => ({ banner, index }));
  return variant === 'centred' && banners.length === 2 ? [...once, ...once] : once;
}

/** Whether a place is the current one or next to it in a ring of `length`: then its picture is fetched. */
export function isInReach(place: number, current: number, length: number): boolean {
  const distance = Math.abs(place - current);
  return Math.min(distance, length - distance) <= 1;
}
