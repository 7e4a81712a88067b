import { type Decimal, leastOf, minus, percentOf, times, withDigits } from '@liveryjs/engine/kit/plain';
import type { BonusOffer } from '@liveryjs/schemas/platform';

export interface BonusWorth {
  /** What the bonus adds. */
  readonly bonus: Decimal;
  /** What is to be wagered for it. */
  readonly wager: Decimal;
}

/**
 * What a bonus is worth with a deposit, as the platform counts it: a part of the smallest coin is not given.
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
 * What a channel costs for an amount, and what is left of it.
 *
 * @param digits of the currency
 */
export function feeWorth(amount: Decimal, feePercent: Decimal, digits: number) {
  const whole = withDigits(amount, digits);
  const fee = percentOf(whole, feePercent);
  return { fee, net: minus(whole, fee) };
}
