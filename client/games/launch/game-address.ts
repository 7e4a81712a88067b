const LONGEST = 2000;
/** Without names and passwords, and without what browsers quietly mend: no platform writes an address so. */
const PLAIN = /^https?:\/\/[a-z0-9.:[\]-]+(?:[/?#][!-[\]-~]*)?$/i;

/**
 * The address that a game is opened at.
 *
 * @param text what the platform, or the tab's storage, calls its address
 * @param origins that games may come from; a port or the first part of a host may be `*`
 * @param ownOrigin the portal's own origin, which no game is given: it could reach out of its frame
 * @returns undefined for an address that is none, or that is not to be opened
 */
export function gameAddress(text: string, origins: readonly string[], ownOrigin: string): string | undefined {
  if (text.length > LONGEST || !PLAIN.test(text) || !URL.canParse(text)) return undefined;
  const { href, origin } = new URL(text);
  return origin !== ownOrigin && origins.some((allowed) => matches(origin, allowed)) ? href : undefined;
}

function matches(origin: string, allowed: string): boolean {
  const pattern = allowed
    .replaceAll('.', '\\.')
    .replace('//*', '//[a-z0-9.-]+')
    .replace(/:\*$/, '(:[0-9]+)?');
  return new RegExp(`^${pattern}$`).test(origin);
}
