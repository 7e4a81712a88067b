import { readCookie, writeCookie } from '#client/session/cookies.ts';

/** Codes that a link brings a visitor with: by these names in the address and in a cookie. */
export type ArrivalName = 'affiliateCode' | 'referralCode';

const NAMES: readonly ArrivalName[] = ['affiliateCode', 'referralCode'];
/** The seconds that a code is kept: visitors look around before they register. This project's own. */
const SECONDS = 30 * 24 * 60 * 60;
/** The most that calls take. */
const LONGEST = 255;

/**
 * Keeps the codes of an address for the pages that follow.
 *
 * @param search the address's query
 */
export function keepArrivalCodes(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of NAMES) {
    const code = asCode(query.get(name));
    if (code !== undefined) writeCookie(name, code, SECONDS);
  }
}

/** The code of the address's query, else the one that an earlier address brought. */
export function arrivalCode(name: ArrivalName, search: string): string | undefined {
  return asCode(new URLSearchParams(search).get(name)) ?? asCode(readCookie(name));
}

/** Forgets a code that an earlier address brought. */
export function forgetArrivalCode(name: ArrivalName): void {
  writeCookie(name, '', 0);
}

/**
 * Returns the code in a text. A text that cannot be a code counts as none: empty, too long, or with signs that nobody types.
 */
function asCode(text: string | null | undefined): string | undefined {
  const code = text?.trim();
  return code && code.length <= LONGEST && !/\p{C}/u.test(code) ? code : undefined;
}
