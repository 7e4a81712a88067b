/** When a lottery draws: every so many seconds, so long after the beginning of 1970, in UTC. */
export interface Schedule {
  readonly every_s: number;
  readonly offset_s: number;
  /** The time before a draw opens in which it takes no more bets. */
  readonly closes_s: number;
}

/** The draws' days begin at midnight of Viet Nam. */
const ZONE_MS = 7 * 60 * 60 * 1000;
const DAY_S = 24 * 60 * 60;

/** When the latest draw that should have opened by then opens. */
export function latestOpening({ every_s, offset_s }: Schedule, now: Date): Date {
  return openingOf(every_s, offset_s, Math.floor((now.getTime() / 1000 - offset_s) / every_s));
}

/** When the draw opens that takes bets then. */
export function currentOpening({ every_s, offset_s, closes_s }: Schedule, now: Date): Date {
  return openingOf(every_s, offset_s, Math.floor((now.getTime() / 1000 + closes_s - offset_s) / every_s) + 1);
}

/** The draw that is so many after another. */
export function openingAfter({ every_s }: Schedule, opensAt: Date, draws: number): Date {
  return new Date(opensAt.getTime() + draws * every_s * 1000);
}

export function closingOf({ closes_s }: Schedule, opensAt: Date): Date {
  return new Date(opensAt.getTime() - closes_s * 1000);
}

/** The number of a draw: its day and, where there are more a day, which of the day. */
export function numeroOf({ every_s }: Schedule, opensAt: Date): string {
  const local = new Date(opensAt.getTime() + ZONE_MS);
  const day = local.toISOString().slice(0, 10).replaceAll('-', '');
  if (every_s >= DAY_S) return day;
  const second = (local.getTime() / 1000) % DAY_S;
  return `${day}-${String(Math.floor(second / every_s) + 1).padStart(4, '0')}`;
}

function openingOf(every_s: number, offset_s: number, index: number): Date {
  return new Date((index * every_s + offset_s) * 1000);
}
