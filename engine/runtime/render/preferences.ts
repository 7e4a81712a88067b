import { siteStorage } from './browser/storage.ts';

/** `offered` is the language that was offered to the visitor, whatever the answer was. */
export type Preference = 'language' | 'mode' | 'offered';

/** Where a visitor's choice is kept. The early script of the document reads the same keys. */
export function preferenceKey(brandId: string, preference: Preference): string {
  return `livery:${brandId}:${preference}`;
}

/** A visitor's earlier choice. */
export function recall(brandId: string, preference: Preference): string | undefined {
  return siteStorage().getItem(preferenceKey(brandId, preference)) ?? undefined;
}

/** Keeps a visitor's choice for the next visit. */
export function remember(brandId: string, preference: Preference, value: string): void {
  siteStorage().setItem(preferenceKey(brandId, preference), value);
}
