const DAY = 24 * 60 * 60 * 1000;

/** The beginning of the day, in UTC, that is so many days from now; ISO 8601. */
export function daysFrom(now: Date, days: number): string {
  return new Date((Math.floor(now.getTime() / DAY) + days) * DAY).toISOString();
}
