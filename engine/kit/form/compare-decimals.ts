/** Below 0 where the first of two exact decimals, which are not below 0, is the smaller one; 0 where they are equal. */
export function compareDecimals(first: string, second: string): number {
  const [whole = '', fraction = ''] = first.split('.');
  const [otherWhole = '', otherFraction = ''] = second.split('.');
  const digits = Math.max(fraction.length, otherFraction.length);
  const units = BigInt(whole + fraction.padEnd(digits, '0'));
  const otherUnits = BigInt(otherWhole + otherFraction.padEnd(digits, '0'));
  if (units === otherUnits) return 0;
  return units < otherUnits ? -1 : 1;
}
