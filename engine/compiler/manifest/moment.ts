/** A date, or a date and time, in its parts: year, month, day, hour, minute, second, zone. */
export const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** Tells whether a text is a date, or a date and time, that there is in the calendar. */
export function isMoment(text: string): boolean {
  const [, year, month, day] = MOMENT.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text.slice(0, 10));
}
