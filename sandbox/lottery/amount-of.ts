/** A decimal in a currency's smallest unit; undefined for one that is finer than that. */
export function amountOf(decimal: string, digits: number): bigint | undefined {
  const [whole = '', part = ''] = decimal.split('.');
  if (/[1-9]/.test(part.slice(digits))) return undefined;
  return BigInt(whole + part.slice(0, digits).padEnd(digits, '0'));
}
