import type { DepositOrder } from '#schemas/generated/platform.ts';

/** What of a deposit is in the wallet, an exact decimal: amount and fee have the same digits. */
export function netOf({ amount, fee }: Pick<DepositOrder, 'amount' | 'fee'>): string {
  const digits = amount.split('.')[1]?.length ?? 0;
  const units = BigInt(amount.replace('.', '')) - BigInt(fee.replace('.', ''));
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
