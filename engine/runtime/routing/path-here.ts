import { splitLanguage } from '@liveryjs/compiler/plain/language-path';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';

/** Returns the path that the browser is at as routes write theirs, without what of the address says the language. */
export function pathHere({ languages }: Pick<ResolvedBrand, 'languages'>): string {
  return splitLanguage(languages, location.pathname).path;
}
