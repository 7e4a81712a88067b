/**
 * Returns the worth of points, as an exact decimal with two digits: a part of the smallest coin is not paid. It is nothing
 * where there are no points, or where the platform names no ratio above 0.
 *
 * @param ratio points that are worth one unit of the currency
 */
export function pointsWorth(points: number, ratio: number): string {
  const cents = points > 0 && ratio > 0 ? Math.floor((points * 100) / ratio) : 0;
  return (cents / 100).toFixed(2);
}
