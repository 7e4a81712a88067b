import type { Language } from '@liveryjs/schemas/brand';

/** The languages of a brand, as far as its addresses show them. */
export interface AddressedLanguages {
  readonly default: string;
  readonly supported: readonly Pick<Language, 'code' | 'domain'>[];
  readonly addresses?: 'none' | 'path' | 'domain';
}

/**
 * Returns the beginning of the addresses of a language: `/vi` for `VI`, `/pt-br` for `PT_BR`. Empty for the language that the
 * brand begins in, and where addresses say no language.
 */
export function languagePath(languages: AddressedLanguages, code: string): string {
  return languages.addresses === 'path' ? languageFolder(languages, code) : '';
}

/** Tells whether the pages of a brand stand in a language, at addresses of its own. */
export function hasAddresses(languages: AddressedLanguages, code: string): boolean {
  return (
    code === languages.default || languages.addresses === 'path' || domainOf(languages, code) !== undefined
  );
}

/** Returns the host name of a language's pages; undefined for the first of the brand's domains. */
export function domainOf({ addresses, supported }: AddressedLanguages, code: string): string | undefined {
  if (addresses !== 'domain') return undefined;
  return supported.find((language) => language.code === code)?.domain;
}

/** Returns the folder of a language's pages in a bundle, such as `/vi`; empty for the language that the brand begins in. */
export function languageFolder(languages: AddressedLanguages, code: string): string {
  if (code === languages.default || !hasAddresses(languages, code)) return '';
  return `/${code.toLowerCase().replace('_', '-')}`;
}

/** Returns the language of the pages on a host name; undefined where the host says none. */
export function languageOfHost(
  { addresses, supported }: AddressedLanguages,
  host: string,
): string | undefined {
  if (addresses !== 'domain') return undefined;
  return supported.find(({ domain }) => domain === host)?.code;
}

/** Returns the host names that say a language which the brand does not begin in, each with the folder of its pages. */
export function hostFolders(languages: AddressedLanguages): ReadonlyMap<string, string> {
  return new Map(
    languages.supported.flatMap(({ code }) => {
      const [domain, folder] = [domainOf(languages, code), languageFolder(languages, code)];
      return domain === undefined || folder === '' ? [] : [[domain, folder] as const];
    }),
  );
}

/** A path without the beginning that says its language, and that language; undefined where addresses say none. */
export interface SplitPath {
  readonly language: string | undefined;
  /** That beginning; empty for the language that the brand begins in. */
  readonly start: string;
  readonly path: string;
}

/** Takes the language off a path of a brand: `/vi/rules` is `/rules` in `VI`. */
export function splitLanguage(languages: AddressedLanguages, pathname: string): SplitPath {
  const [, first] = pathname.split('/', 2);
  const isStart = ({ code }: Pick<Language, 'code'>) => languagePath(languages, code) === `/${first}`;
  const code = first ? languages.supported.find(isStart)?.code : undefined;
  const start = code === undefined ? '' : `/${first}`;
  const language = languages.addresses === 'path' ? (code ?? languages.default) : undefined;
  return { language, start, path: pathname.slice(start.length) || '/' };
}

/** Returns the address in a language of what stands at a path of the brand. */
export function inLanguage(languages: AddressedLanguages, code: string, path: string): string {
  const start = languagePath(languages, code);
  return start !== '' && path === '/' ? start : start + path;
}
