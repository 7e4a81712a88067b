/** Milliseconds between two clocks that do no harm: an answer may have waited, and nothing on the page is to jump. */
const SLACK = 180_000;

/** Milliseconds that the server's clock is ahead of this device's. */
let ahead = 0;

/**
 * The time, in milliseconds since 1970: that of the server where this device's clock is wrong by minutes. Conditions of a
 * manifest go by the clock of the visitor alone.
 */
export function pageTime(): number {
  return Date.now() + ahead;
}

/**
 * Takes over the time of a server.
 *
 * @param date of an answer that comes from no cache: its header `Date` (RFC 9110, 6.6.1); what is no date is passed over
 */
export function heedServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  const next = Math.abs(difference) < SLACK ? 0 : difference;
  if (Math.abs(next - ahead) >= SLACK) ahead = next;
}
