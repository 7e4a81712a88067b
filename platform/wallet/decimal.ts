/** An exact decimal number, such as 1250.50. */
export type Decimal = string;

const parts = (value: Decimal) => {
  const [whole = '0', fraction = ''] = value.split('.');
  return { units: BigInt(whole + fraction), digits: fraction.length };
};

const written = (units: bigint, digits: number): Decimal => {
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** The product in as many digits as the amount has, rounded down: nobody is promised a fraction of the smallest coin. */
export function times(amount: Decimal, factor: Decimal | number): Decimal {
  const { units, digits } = parts(amount);
  const by = parts(String(factor));
  return written((units * by.units) / 10n ** BigInt(by.digits), digits);
}

/** @returns 0 for none */
export function sumOf(amounts: readonly Decimal[]): Decimal {
  const all = amounts.map(parts);
  const digits = Math.max(0, ...all.map((part) => part.digits));
  const sum = all.reduce((total, part) => total + part.units * 10n ** BigInt(digits - part.digits), 0n);
  return written(sum, digits);
}

/** Below 0 where the first is less, above where it is more. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const [a, b] = [parts(one), parts(other)];
  const digits = Math.max(a.digits, b.digits);
  const scale = ({ units, digits: own }: typeof a) => units * 10n ** BigInt(digits - own);
  return Number(scale(a) > scale(b)) - Number(scale(a) < scale(b));
}
