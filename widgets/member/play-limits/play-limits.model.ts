import type { DepositLimit } from '@liveryjs/schemas/platform';

/** Returns the length of a break, as a language says it: in years or months where they are whole. */
export function lengthOf(days: number, locale: string): string {
  const [count, unit] =
    days % 365 === 0
      ? ([days / 365, 'year'] as const)
      : days >= 60 && days % 30 === 0
        ? ([days / 30, 'month'] as const)
        : ([days, 'day'] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Returns the used share of a limit, 0 to 100. */
export function usedShare({ amount, used }: Pick<DepositLimit, 'amount' | 'used'>): number {
  if (amount === undefined) return 0;
  const limit = Number(amount);
  return limit > 0 ? Math.min(100, Math.round((Number(used) / limit) * 100)) : 100;
}
