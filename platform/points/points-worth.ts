/**
 * What points are worth, as an exact decimal with two digits: a part of the smallest coin is not paid. Where there are
 * none, or where the platform names no ratio above 0, that is nothing.
 *
 * @param ratio points that are worth one unit of the currency
 */
export function pointsWorth(points: number, ratio: number): string {
  const cents = points > 0 && ratio > 0 ? Math.floor((points * 100) / ratio) : 0;
  return (cents / 100).toFixed(2);
}
