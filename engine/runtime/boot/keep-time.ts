import { instantInYear } from '@liveryjs/compiler/plain/instant-at';
import { type Boundaries, timeHolds, wallClock, weekdayOf } from '@liveryjs/compiler/plain/times';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { subscribe } from 'valtio/vanilla';
import type { AppState } from '#engine/render/app.ts';
import { matchesMedia, watchMedia } from '#engine/render/browser/media.ts';
import { clock } from './clock.ts';
import { seasonsOf, usual } from './seasons.ts';

/** The longest that a timer can wait, in milliseconds: 24 days. */
const LONGEST = 2 ** 31 - 1;

/** Days begin on a quarter of an hour, wherever in the world and however the clocks are changed. */
const QUARTER = 900_000;

const DARK = '(prefers-color-scheme: dark)';

/**
 * Keeps the time in the facts, as far as conditions ask for it, and shows the mode of the season. One timer waits for the next
 * boundary; it may have slept with the page or the device, so the clock is also looked at when somebody comes back.
 *
 * @returns what ends that
 */
export function keepTime(
  { theme }: Pick<ResolvedBrand, 'theme'>,
  boundaries: Boundaries,
  state: AppState,
): () => void {
  const seasons = seasonsOf(theme);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = clock();
  let next = last;

  const look = () => {
    clearTimeout(timer);
    const now = clock();
    // A clock that was put back may be before a boundary again.
    if (now >= next || now < last) {
      next = nextBoundary(boundaries, now);
      state.facts = { ...state.facts, now: [new Date(now).toISOString()] };
    }
    last = now;
    timer = setTimeout(look, Math.min(next - now, LONGEST));
  };
  const dress = () => {
    if (seasons.length === 0) return;
    const { modes, defaultMode } = theme;
    const isByDevice = !state.mode && defaultMode === 'system';
    const plain = isByDevice
      ? usual(modes, matchesMedia(DARK) ? 'dark' : 'light')
      : (state.mode ?? defaultMode);
    const now = String(state.facts.now);
    const season = seasons.find(
      ({ instead, when }) =>
        instead === plain && Object.keys(when).every((kind) => timeHolds(kind, when, now)),
    );
    const { dataset } = document.documentElement;
    if (season) dataset.mode = season.id;
    else if (isByDevice) delete dataset.mode;
    else dataset.mode = plain;
  };
  const letStateGo = subscribe(state, dress, true);
  const letMediaGo = watchMedia(DARK, dress);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  look();
  dress();

  return () => {
    clearTimeout(timer);
    letStateGo();
    letMediaGo();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}

/** When what conditions say of the time changes next; Infinity for never again. In milliseconds since 1970. */
export function nextBoundary({ at, zones, yearly = [] }: Boundaries, now: number): number {
  const instants = at.map((text) => Date.parse(text)).filter((instant) => instant > now);
  const seasons = yearly.flatMap(({ at, timeZone }) => {
    const year = Number.parseInt(wallClock(now, timeZone), 10);
    return [year, year + 1].map((each) => instantInYear(at, timeZone, each));
  });
  return Math.min(
    ...instants,
    ...seasons.filter((instant) => instant > now),
    ...zones.map((zone) => nextDay(zone, now)),
  );
}

/** The first moment of the next day. Whatever the clocks do: the first one of another weekday. */
function nextDay(timeZone: string, now: number): number {
  const today = weekdayOf(now, timeZone);
  let instant = Math.floor(now / QUARTER) * QUARTER;
  do instant += QUARTER;
  while (weekdayOf(instant, timeZone) === today);
  return instant;
}
