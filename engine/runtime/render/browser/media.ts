/** True when the window matches a media query; false where the browser does not answer. */
export function matchesMedia(query: string): boolean {
  return listOf(query)?.matches ?? false;
}

/** True when the browser answers media queries at all. */
export function answersMedia(): boolean {
  return listOf('all') !== undefined;
}

/**
 * Calls a listener whenever a media query begins or ceases to match.
 *
 * @returns what ends that
 */
export function watchMedia(query: string, listener: () => void): () => void {
  const list = listOf(query);
  try {
    list?.addEventListener('change', listener);
  } catch {
    // Then the page keeps to what it was told first.
  }
  return () => list?.removeEventListener?.('change', listener);
}

function listOf(query: string): MediaQueryList | undefined {
  try {
    return matchMedia(query) ?? undefined;
  } catch {
    return undefined;
  }
}
