import { tabStorage } from '@liveryjs/engine/kit/plain';
import { session } from '#client/session/session.ts';

const SINCE = 'playedSince';
const SHOWN = 'remindersShown';
const MINUTE = 60_000;

/**
 * When the session of this tab began, as far as the tab knows: it remembers the first time that somebody asks.
 *
 * @param now epoch milliseconds
 */
export function playedSince(now: number, storage = tabStorage()): number {
  const kept = Number(storage.getItem(SINCE) ?? Number.NaN);
  if (kept <= now) return kept;
  // The tab remembers nothing of a session that is over.
  if (session.token !== undefined && !session.lapsed) storage.setItem(SINCE, String(now));
  return now;
}

/**
 * Milliseconds until the next reminder; 0 while one is due, as it is when no page was there to show it.
 *
 * @param minutes between two of them
 */
export function untilReminder(now: number, minutes: number, storage = tabStorage()): number {
  const elapsed = now - playedSince(now, storage);
  const due = Math.floor(elapsed / (minutes * MINUTE));
  const shown = Number(storage.getItem(SHOWN) ?? 0);
  return due > shown ? 0 : (due + 1) * minutes * MINUTE - elapsed;
}

/** Notes that the reminder which is due was shown. */
export function noteReminder(now: number, minutes: number, storage = tabStorage()): void {
  const due = Math.floor((now - playedSince(now, storage)) / (minutes * MINUTE));
  storage.setItem(SHOWN, String(due));
}
