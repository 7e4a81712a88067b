import { wallClock } from './times.ts';

const DAY = 86_400_000;

/**
 * The instant at which the clocks of a zone show a time, in milliseconds since 1970. A time that they leave out is as much later as
 * they are moved; of one that they show twice it is the first.
 *
 * @param wall the time that is shown, in milliseconds since 1970 as if it were UTC
 */
export function instantAt(wall: number, timeZone: string): number {
  // Whatever the clocks do on the day is between these two.
  const before = wall - offsetAt(wall - DAY, timeZone);
  const after = wall - offsetAt(wall + DAY, timeZone);
  const isRight = (instant: number) => instant + offsetAt(instant, timeZone) === wall;
  const right = [before, after].filter(isRight);
  return right.length > 0 ? Math.min(...right) : before;
}

/** Returns the milliseconds that the clocks of a zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${wallClock(instant, timeZone).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** The instant of a moment of the year in one year. 29 February is 1 March, from its first moment, where there is none. */
export function instantInYear(dateTime: string, timeZone: string, year: number): number {
  const text = (moment: string) => `${String(year).padStart(4, '0')}-${moment.replace(' ', 'T')}Z`;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  return instantAt(
    Date.parse(text(dateTime.startsWith('02-29') && !isLeap ? '03-01 00:00:00' : dateTime)),
    timeZone,
  );
}
