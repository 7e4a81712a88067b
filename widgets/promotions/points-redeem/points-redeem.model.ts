import type { Reward } from '@liveryjs/schemas/platform';

/** Pieces of one redeem at most, as the platform takes them. */
const MOST = 99;

/**
 * Returns how many of a reward somebody can redeem at once; 0: not even one.
 * @param points what they have; undefined while nobody knows
 */
export function mostOf({ stock, points: price }: Reward, points: number | undefined): number {
  const affordable = points === undefined ? MOST : Math.floor(points / price);
  return Math.min(stock, affordable, MOST);
}

/** A quantity as it was typed; undefined for what is no whole number from 1 to the most there can be. */
export function readQuantity(text: string, most: number): number | undefined {
  const quantity = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= most ? quantity : undefined;
}
