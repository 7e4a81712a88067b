import { refuseMistakes } from '#sandbox/http/call.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A day of UTC, as 2026-11-20. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The beginning of a day of UTC. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function dayAfter(day: string): string {
  return dayOf(new Date(startOf(day).getTime() + DAY));
}

/** The Monday, in UTC, of the week that a moment is in. */
export function mondayOf(at: Date): Date {
  const today = startOf(dayOf(at));
  return new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY);
}

/** @throws Refusal unless it is a day that is over */
export function requireEnded(day: string, now: Date, at: string): void {
  const isDay = !Number.isNaN(startOf(day).getTime()) && dayOf(startOf(day)) === day;
  refuseMistakes(isDay && day < dayOf(now) ? [] : [{ at, message: 'must be a day that is over' }]);
}

/** The days whose noon is between two moments: the first, and the first one after them. */
export function daysWithNoonIn(from: Date, to: Date): { readonly first: string; readonly after: string } {
  const upTo = (at: Date) => dayOf(new Date(at.getTime() + DAY / 2 - 1));
  return { first: upTo(from), after: upTo(to) };
}
