/** An exact decimal number as text, such as 1250.50. It keeps the digits below one that it was given with. */
export type Decimal = string;

/** Counts the digits below one that a decimal has: 2 for 12.50. */
export function digitsOf(amount: Decimal): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** A decimal in units of its last digit, or of the digits that are asked for: what is finer is left out. */
function unitsOf(amount: Decimal, digits = digitsOf(amount)): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

/** An amount in a currency's smallest unit as a decimal with all of the currency's digits. */
export function decimalOf(units: bigint, digits: number): Decimal {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const pointIndex = text.length - digits;
  return `${units < 0n ? '-' : ''}${text.slice(0, pointIndex)}${digits > 0 ? `.${text.slice(pointIndex)}` : ''}`;
}

/** A decimal in a currency's smallest unit; undefined for an amount that is finer than that. */
export function amountOf(amount: Decimal, digits: number): bigint | undefined {
  const [, fraction = ''] = amount.split('.');
  return /[1-9]/.test(fraction.slice(digits)) ? undefined : unitsOf(amount, digits);
}

/** The most digits below one that are written: browsers write no more. */
export const MOST_DIGITS = 20;

/** The same amount with so many digits below one, 0 to MOST_DIGITS: what is finer is left out. */
export function withDigits(amount: Decimal, digits: number): Decimal {
  const kept = Math.min(Math.max(0, digits), MOST_DIGITS);
  return decimalOf(unitsOf(amount, kept), kept);
}

/** The smallest amount above 0 that has so many digits below one: 0.01 for 2. */
export function smallestWith(digits: number): Decimal {
  return decimalOf(1n, digits);
}

/** The sum, with the digits of the finest amount; 0 for none. */
export function sumOf(amounts: readonly Decimal[]): Decimal {
  const digits = Math.max(0, ...amounts.map(digitsOf));
  return decimalOf(
    amounts.reduce((sum, amount) => sum + unitsOf(amount, digits), 0n),
    digits,
  );
}

/** One decimal less another, with the digits of the finer one. */
export function minus(minuend: Decimal, other: Decimal): Decimal {
  const digits = Math.max(digitsOf(minuend), digitsOf(other));
  return decimalOf(unitsOf(minuend, digits) - unitsOf(other, digits), digits);
}

/** The product in as many digits as the amount has, rounded down: nobody is promised a fraction of the smallest coin. */
export function times(amount: Decimal, factor: Decimal | number): Decimal {
  return shareOf(amount, String(factor), 1n, 'down');
}

/**
 * Computes so many percent of an amount, in as many digits as the amount has.
 *
 * @param rounding of what is less than the last digit; default: down
 */
export function percentOf(
  amount: Decimal,
  percent: Decimal | number,
  rounding: 'down' | 'up' = 'down',
): Decimal {
  return shareOf(amount, String(percent), 100n, rounding);
}

function shareOf(amount: Decimal, factor: Decimal, parts: bigint, rounding: 'down' | 'up'): Decimal {
  const product = unitsOf(amount) * unitsOf(factor);
  const whole = parts * 10n ** BigInt(digitsOf(factor));
  return decimalOf((rounding === 'up' ? product + whole - 1n : product) / whole, digitsOf(amount));
}

/** Below 0 where the first is less, above where it is more, 0 where both are equal. */
export function compareDecimals(decimal: Decimal, other: Decimal): number {
  const digits = Math.max(digitsOf(decimal), digitsOf(other));
  const [first, second] = [unitsOf(decimal, digits), unitsOf(other, digits)];
  return Number(first > second) - Number(first < second);
}

/** The smallest of several amounts. */
export function leastOf(first: Decimal, ...others: readonly Decimal[]): Decimal {
  return others.reduce((least, amount) => (compareDecimals(amount, least) < 0 ? amount : least), first);
}

/** The largest of several amounts. */
export function mostOf(first: Decimal, ...others: readonly Decimal[]): Decimal {
  return others.reduce((most, amount) => (compareDecimals(amount, most) > 0 ? amount : most), first);
}

/** Tells whether an amount is made of whole steps. A step of 0 allows every amount. */
export function isMultiple(amount: Decimal, step: Decimal): boolean {
  const digits = Math.max(digitsOf(amount), digitsOf(step));
  const unit = unitsOf(step, digits);
  return unit === 0n || unitsOf(amount, digits) % unit === 0n;
}
