import { tabStorage } from '#platform/session/tab-storage.ts';

const SINCE = 'playedSince';

/** When the session of this tab began, as far as the tab knows: it remembers the first time that somebody asks. */
export function playedSince(now: number, storage = tabStorage()): number {
  const kept = Number(storage.getItem(SINCE) ?? Number.NaN);
  if (Number.isFinite(kept) && kept <= now) return kept;
  storage.setItem(SINCE, String(now));
  return now;
}
