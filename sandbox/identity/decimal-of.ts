/** An amount in a currency's smallest unit as an exact decimal with all of the currency's digits. */
export function decimalOf(amount: bigint, digits: number): string {
  const sign = amount < 0n ? '-' : '';
  const text = String(amount < 0n ? -amount : amount).padStart(digits + 1, '0');
  const at = text.length - digits;
  return digits === 0 ? sign + text : `${sign}${text.slice(0, at)}.${text.slice(at)}`;
}
