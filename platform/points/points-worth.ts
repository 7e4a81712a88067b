/**
 * What points are worth, as an exact decimal with two digits: a part of the smallest coin is not paid.
 *
 * @param ratio points that are worth one unit of the currency
 */
export function pointsWorth(points: number, ratio: number): string {
  const cents = Math.floor((points * 100) / ratio);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
