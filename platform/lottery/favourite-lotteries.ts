import { proxy } from 'valtio/vanilla';
import { connection } from '#platform/client/connection.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The lotteries that somebody has marked, newest last. This browser keeps them, apart for each username [3.05]. */
export const favouriteLotteries = proxy<{ username: string | undefined; codes: readonly string[] }>({
  username: undefined,
  codes: [],
});

/** Shows the favourites of a username; of nobody, where there is none: guests have no favourites [4.14]. */
export function openFavourites(username: string | undefined, storage = store()): void {
  if (username === favouriteLotteries.username) return;
  favouriteLotteries.username = username;
  favouriteLotteries.codes = username === undefined ? [] : (read(username, storage) ?? []);
}

/** Marks a lottery of who is shown, or takes its mark away. */
export function toggleFavourite(gameCode: string, storage = store()): void {
  const { username } = favouriteLotteries;
  if (username === undefined) return;
  // Another tab may have changed them.
  const codes = read(username, storage) ?? favouriteLotteries.codes;
  const next = codes.includes(gameCode) ? codes.filter((code) => code !== gameCode) : [...codes, gameCode];
  favouriteLotteries.codes = next;
  try {
    storage?.setItem(nameOf(username), JSON.stringify(next));
  } catch {
    // Where nothing may be kept they last as long as the page.
  }
}

/** Undefined where storage may not be read. */
function read(username: string, storage: Store | undefined): readonly string[] | undefined {
  let text: string | null | undefined;
  try {
    text = storage?.getItem(nameOf(username));
  } catch {
    return undefined;
  }
  if (text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
  } catch {
    // Somebody else wrote it.
    return [];
  }
}

function nameOf(username: string): string {
  return `livery:${connection.merchant}:favouriteLotteries:${username}`;
}

function store(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
