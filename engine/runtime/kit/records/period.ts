/** A stretch of days: one with a name, counted from today, or from one day to another. */
export const PERIODS = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export type PeriodName = (typeof PERIODS)[number];

export interface Period {
  readonly name: PeriodName;
  /** First and last day of a custom one, as yyyy-MM-dd; empty while it is not chosen. */
  readonly from: string;
  readonly to: string;
}

export interface Bounds {
  readonly from: Date;
  /** The first moment after it. */
  readonly to: Date;
}

/** Days before today that a period begins and ends with. */
const DAYS: Readonly<Record<Exclude<PeriodName, 'custom'>, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
};

/** Reads the period in an address; anything else than a period's name is the week. */
export function readPeriod(read: (name: string) => string | null): Period {
  const name = PERIODS.find((period) => period === read('period')) ?? 'week';
  return { name, from: read('from') ?? '', to: read('to') ?? '' };
}

/**
 * The moments between which a period lies, by the days of the visitor's own clock.
 *
 * @returns undefined where one day of a custom period is missing or no day, or its last comes before its first
 */
export function boundsOf(period: Period, now: Date): Bounds | undefined {
  const day = (before: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - before);
  if (period.name !== 'custom') {
    const [first, last] = DAYS[period.name];
    return { from: day(first), to: day(last - 1) };
  }
  const from = dayOf(period.from);
  const last = dayOf(period.to);
  if (!from || !last || last < from) return undefined;
  return { from, to: new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1) };
}

const DAY = 24 * 60 * 60 * 1000;

/** The days before a period, as many as it has, by the visitor's own clock. */
export function boundsBefore({ from, to }: Bounds): Bounds {
  const days = Math.round((to.getTime() - from.getTime()) / DAY);
  return { from: new Date(from.getFullYear(), from.getMonth(), from.getDate() - days), to: from };
}

/** yyyy-MM-dd of a moment on the visitor's own clock. */
export function dayText(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function dayOf(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return dayText(date) === text ? date : undefined;
}
