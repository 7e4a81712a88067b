import {
  compareDecimals,
  type Decimal,
  leastOf,
  minus,
  mostOf,
  percentOf,
  withDigits,
} from '@liveryjs/engine/kit/plain';
import type { WithdrawConfig } from '@liveryjs/schemas/platform';

interface Quote {
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly arrives: Decimal;
}

/**
 * Computes the cost of a withdrawal and the amount that arrives, in all digits of the currency; the platform has the last
 * word.
 */
export function quoteWithdrawal(typed: Decimal, rules: Pick<WithdrawConfig, 'digits' | 'fee'>): Quote {
  const { digits } = rules;
  const { freeLeft, percent, minimum } = rules.fee;
  const none = withDigits('0', digits);
  const amount = withDigits(typed, digits);
  const share = percentOf(amount, percent, 'up');
  const fee = freeLeft > 0 ? none : mostOf(share, withDigits(minimum, digits));
  return { amount, fee, arrives: mostOf(none, minus(amount, fee)) };
}

/** The most that can be withdrawn now. */
export function mostToWithdraw(
  config: Pick<WithdrawConfig, 'digits' | 'available' | 'maximum' | 'dayLeft'>,
): Decimal {
  const { digits, available, maximum, dayLeft } = config;
  return withDigits(leastOf(available, maximum, dayLeft), digits);
}

/** Why nothing can be withdrawn now, the first reason that holds; undefined: something can be. */
export function hindranceOf(config: WithdrawConfig): 'turnover' | 'count' | 'day' | 'little' | undefined {
  const { turnoverLeft, countLeft, minimum, dayLeft, available } = config;
  const isTooLittle = (amount: Decimal) => compareDecimals(amount, minimum) < 0;
  if (compareDecimals(turnoverLeft, '0') > 0) return 'turnover';
  if (countLeft === 0) return 'count';
  if (isTooLittle(dayLeft)) return 'day';
  return isTooLittle(available) ? 'little' : undefined;
}
