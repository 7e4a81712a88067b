import { type Decimal, leastOf, minus, percentOf, times, withDigits } from '@liveryjs/engine/kit/plain';
import type { BonusOffer } from '@liveryjs/schemas/platform';

export interface BonusWorth {
  /** The amount that the bonus adds. */
  readonly bonus: Decimal;
  /** The amount to be wagered for the bonus. */
  readonly wager: Decimal;
}

/**
 * Computes the worth of a bonus with a deposit, as the platform counts it: a part of the smallest coin is not given.
 *
 * @param digits of the currency
 */
export function bonusWorth(
  offer: Pick<BonusOffer, 'percent' | 'max' | 'times'>,
  amount: Decimal,
  digits: number,
): BonusWorth {
  const share = percentOf(withDigits(amount, digits), offer.percent);
  const bonus = leastOf(share, withDigits(offer.max, digits));
  return { bonus, wager: times(bonus, offer.times) };
}

/**
 * Computes the cost of a channel for an amount, and what is left of the amount.
 *
 * @param digits of the currency
 */
export function feeWorth(amount: Decimal, feePercent: Decimal, digits: number) {
  const whole = withDigits(amount, digits);
  const fee = percentOf(whole, feePercent);
  return { fee, net: minus(whole, fee) };
}
