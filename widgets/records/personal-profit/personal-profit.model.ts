import type { ChartSeries } from '@liveryjs/engine/kit';
import type { PersonalProfitDay } from '@liveryjs/schemas/platform';

/** Marks of a chart at most. */
const MOST = 60;
const DAY = 24 * 60 * 60 * 1000;

export interface Stretch {
  /** First day. */
  readonly from: Date;
  readonly days: number;
  readonly sums: Readonly<Record<Part | 'result', number>>;
}

/** The parts of a result, in the order of the columns. */
export const PARTS = ['stake', 'payout', 'bonus', 'rebate'] as const;
type Part = (typeof PARTS)[number];

/** The day of the visitor's own clock that lies so many days after the first of a period. */
export function dayAt(from: Date, day: number): Date {
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + day);
}

/** Returns the results of a period, day by day, or in stretches of as many days each where it is long. */
export function stretchesOf(
  list: readonly PersonalProfitDay[],
  { from, to }: { readonly from: Date; readonly to: Date },
): readonly Stretch[] {
  const days = Math.round((to.getTime() - from.getTime()) / DAY);
  const length = Math.ceil(days / MOST);
  return Array.from({ length: Math.ceil(days / length) }, (_, index) => {
    const first = index * length;
    const within = list.filter(({ day }) => day >= first && day < first + length);
    const sumOf = (name: Part | 'result') => within.reduce((sum, row) => sum + Number(row[name]), 0);
    return {
      from: dayAt(from, first),
      days: length,
      sums: {
        stake: sumOf('stake'),
        payout: sumOf('payout'),
        bonus: sumOf('bonus'),
        rebate: sumOf('rebate'),
        result: sumOf('result'),
      },
    };
  });
}

export function seriesOf(name: string, stretches: readonly Stretch[]): readonly ChartSeries[] {
  return [{ name, values: stretches.map(({ sums }) => sums.result) }];
}
