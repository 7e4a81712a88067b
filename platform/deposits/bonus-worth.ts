import type { BonusOffer } from '#schemas/generated/platform.ts';

export interface BonusWorth {
  /** What the bonus adds, an exact decimal. */
  readonly bonus: string;
  /** What is to be wagered for it, an exact decimal. */
  readonly wager: string;
}

/**
 * What a bonus is worth with a deposit, as the platform counts it: a part of the smallest coin is not given.
 *
 * @param amount an exact decimal
 * @param digits of the currency
 */
export function bonusWorth(
  { percent, max, times }: Pick<BonusOffer, 'percent' | 'max' | 'times'>,
  amount: string,
  digits: number,
): BonusWorth {
  const share = (unitsOf(amount, digits) * BigInt(percent)) / 100n;
  const most = unitsOf(max, digits);
  const bonus = share < most ? share : most;
  return { bonus: decimalOf(bonus, digits), wager: decimalOf(bonus * BigInt(times), digits) };
}

/**
 * What a channel costs for an amount, and what is left of it.
 *
 * @param feePercent an exact decimal with two digits at most
 */
export function feeWorth(amount: string, feePercent: string, digits: number) {
  const units = unitsOf(amount, digits);
  const fee = (units * unitsOf(feePercent, 2)) / 10_000n;
  return { fee: decimalOf(fee, digits), net: decimalOf(units - fee, digits) };
}

/** An exact decimal with all of the currency's digits. */
export function inFull(amount: string, digits: number): string {
  return decimalOf(unitsOf(amount, digits), digits);
}

function unitsOf(decimal: string, digits: number): bigint {
  const [whole = '', part = ''] = decimal.split('.');
  return BigInt(whole + part.slice(0, digits).padEnd(digits, '0'));
}

function decimalOf(units: bigint, digits: number): string {
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
