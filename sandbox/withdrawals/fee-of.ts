import { amountOf } from '@liveryjs/schemas/decimal';
import { FEE } from './rules.ts';

/**
 * Returns the fee of a withdrawal, in the currency's smallest unit, rounded up.
 *
 * @param amount what leaves the wallet
 * @param before withdrawals of the same day
 * @param digits of the currency
 */
export function feeOf(amount: bigint, before: number, digits: number): bigint {
  if (before < FEE.freePerDay) return 0n;
  const share = (amount * FEE.share + 9_999n) / 10_000n;
  const minimum = amountOf(FEE.minimum, digits) ?? 0n;
  return share > minimum ? share : minimum;
}
