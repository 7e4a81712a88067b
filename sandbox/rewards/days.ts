import { refuseMistakes } from '#sandbox/http/call.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A day of UTC, as 2026-11-20. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The beginning of a day of UTC. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function dayAfter(day: string): string {
  return dayOf(new Date(startOf(day).getTime() + DAY));
}

/** The Monday, in UTC, of the week that a moment is in. */
export function mondayOf(date: Date): Date {
  const today = startOf(dayOf(date));
  return new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY);
}

/** @throws Refusal unless it is a day that is over */
export function requireEnded(day: string, now: Date, pointer: string): void {
  const isDay = !Number.isNaN(startOf(day).getTime()) && dayOf(startOf(day)) === day;
  refuseMistakes(isDay && day < dayOf(now) ? [] : [{ at: pointer, message: 'must be a day that is over' }]);
}

/** The days whose noon is between two moments: the first, and the first one after them. */
export function daysWithNoonIn(from: Date, to: Date): { readonly first: string; readonly after: string } {
  const upTo = (date: Date) => dayOf(new Date(date.getTime() + DAY / 2 - 1));
  return { first: upTo(from), after: upTo(to) };
}
