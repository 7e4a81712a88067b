import { inLanguage, splitLanguage } from '@liveryjs/compiler/plain/language-path';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { NavigateOptions, To } from 'react-router-dom';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import type { Way } from './over-history.ts';

/** React Router's history, as far as it is needed here. */
interface Addresses {
  replace(to: To, state?: unknown, options?: NavigateOptions): void;
}

/**
 * Makes the address say the language that the page is in. The page that shows stays, with all that lies over it. A step back
 * may have led to the address in the language before: the one that was chosen since stays.
 */
export function sayLanguage(
  { languages }: Pick<ResolvedBrand, 'languages'>,
  language: string,
  addresses: Addresses,
  way: Way,
): void {
  way.afterwards(() => {
    const { pathname, search, hash } = location;
    const address = inLanguage(languages, language, splitLanguage(languages, pathname).path);
    if (address === pathname) return;
    const { over, signedIn } = history.state ?? {};
    addresses.replace({ pathname: address, search, hash }, KEEP_MAIN, { preventScrollReset: true });
    if (over) history.replaceState({ ...history.state, over, signedIn }, '');
  });
}
