/** The smallest amount with as many digits after the point as another: 0.01 for 12.50. */
export function smallestLike(amount: string): string {
  const digits = amount.split('.')[1]?.length ?? 0;
  return digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`;
}
