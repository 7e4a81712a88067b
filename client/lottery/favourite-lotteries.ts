import { type PageStorage, siteStorage } from '@liveryjs/engine/kit/plain';
import { proxy } from 'valtio/vanilla';
import { connection } from '#client/calls/connection.ts';

/** The lotteries that somebody has marked, newest last. This browser keeps them, apart for each username [3.05]. */
export const favouriteLotteries = proxy<{ username: string | undefined; codes: readonly string[] }>({
  username: undefined,
  codes: [],
});

/** Shows the favourites of a username; of nobody, where there is none: guests have no favourites [4.14]. */
export function openFavourites(username: string | undefined, storage = siteStorage()): void {
  if (username === favouriteLotteries.username) return;
  favouriteLotteries.username = username;
  favouriteLotteries.codes = username === undefined ? [] : read(username, storage);
}

/** Marks a lottery of who is shown, or takes its mark away. */
export function toggleFavourite(gameCode: string, storage = siteStorage()): void {
  const { username } = favouriteLotteries;
  if (username === undefined) return;
  // Another tab may have changed them.
  const codes = read(username, storage);
  const next = codes.includes(gameCode) ? codes.filter((code) => code !== gameCode) : [...codes, gameCode];
  favouriteLotteries.codes = next;
  storage.setItem(nameOf(username), JSON.stringify(next));
}

function read(username: string, storage: PageStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(username)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
  } catch {
    // Somebody else wrote it.
    return [];
  }
}

function nameOf(username: string): string {
  return `livery:${connection.merchant}:favouriteLotteries:${username}`;
}
