import { Refusal } from '#sandbox/http/refusal.ts';

/** @param why in words for the caller, after "This picture" */
export function brokenPicture(why: string): Refusal {
  return new Refusal(400, `This picture ${why}.`, { code: 'picture_broken' });
}

export function unsupportedPicture(): Refusal {
  return new Refusal(415, 'Only PNG and JPG pictures are accepted.', { code: 'unsupported_type' });
}

/** Pixels of a picture at most: what a camera takes, and no more than a viewer can unfold. */
const MOST_PIXELS = 50_000_000;

/** @throws Refusal for a picture of no size, and for one that nobody could open */
export function requireSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw brokenPicture('has no size');
  if (width * height > MOST_PIXELS) throw brokenPicture('is larger than 50 million pixels');
}
