/** Reads the document's cookie of a name. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  try {
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
  } catch {
    // Anybody can write a cookie; and a page in a frame may have none.
    return undefined;
  }
}

/** @param seconds how long it stays; 0 takes it away */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store, and none on a page without TLS
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
  } catch {
    // Then nothing is remembered.
  }
}
