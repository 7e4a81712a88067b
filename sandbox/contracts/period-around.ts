import type { ContractPeriod } from '@liveryjs/schemas/platform';

export interface Stretch {
  readonly from: Date;
  /** The first moment after it. */
  readonly to: Date;
}

const FIVE_MINUTES = 5 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;
/** The first Monday after the clock's zero. */
const MONDAY = 4 * DAY;

/** The period that a moment lies in. Days are those of UTC, weeks begin on Mondays, the second half of a month on the 16th. */
export function periodAround(period: ContractPeriod, moment: Date): Stretch {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  const day = (ofMonth: number, further = 0) => new Date(Date.UTC(year, month + further, ofMonth));
  switch (period) {
    case 'FIVE_MINUTES':
      return grid(moment, FIVE_MINUTES);
    case 'HOURLY':
      return grid(moment, HOUR);
    case 'DAILY':
      return grid(moment, DAY);
    case 'WEEKLY':
      return grid(moment, 7 * DAY, MONDAY);
    case 'SEMIMONTHLY':
      return moment.getUTCDate() < 16 ? { from: day(1), to: day(16) } : { from: day(16), to: day(1, 1) };
    case 'MONTHLY':
      return { from: day(1), to: day(1, 1) };
  }
}

function grid(moment: Date, length: number, offset = 0): Stretch {
  const from = Math.floor((moment.getTime() - offset) / length) * length + offset;
  return { from: new Date(from), to: new Date(from + length) };
}
