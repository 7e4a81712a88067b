export type Preference = 'language' | 'mode';

/** Where a visitor's choice is kept. The early script of the document reads the same keys. */
export function preferenceKey(brandId: string, preference: Preference): string {
  return `livery:${brandId}:${preference}`;
}

/** A visitor's earlier choice, if storage may be read. */
export function recall(brandId: string, preference: Preference): string | undefined {
  try {
    return localStorage.getItem(preferenceKey(brandId, preference)) ?? undefined;
  } catch {
    // Storage may be forbidden (private windows, site settings): then nothing is remembered.
    return undefined;
  }
}

/** Keeps a visitor's choice for the next visit, if storage may be written. */
export function remember(brandId: string, preference: Preference, value: string): void {
  try {
    localStorage.setItem(preferenceKey(brandId, preference), value);
  } catch {
    // As in recall: the choice then lasts as long as the page.
  }
}
