import type { LimitPeriod } from '@liveryjs/schemas/platform';

export const periods: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH'];

/** The period that runs, by UTC: a day, a week from Monday, a calendar month. */
export function periodOf(period: LimitPeriod, now: Date): { readonly from: Date; readonly to: Date } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()] as const;
  if (period === 'MONTH') return { from: utc(year, month, 1), to: utc(year, month + 1, 1) };
  const monday = day - ((now.getUTCDay() + 6) % 7);
  return period === 'WEEK'
    ? { from: utc(year, month, monday), to: utc(year, month, monday + 7) }
    : { from: utc(year, month, day), to: utc(year, month, day + 1) };
}

function utc(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day));
}
