import type { Language } from '@liveryjs/schemas/brand';

/** The languages of a brand, as far as its addresses show them. */
export interface AddressedLanguages {
  readonly default: string;
  readonly supported: readonly Pick<Language, 'code'>[];
  readonly addresses?: 'none' | 'path';
}

/**
 * Returns the beginning of the addresses of a language: `/vi` for `VI`, `/pt-br` for `PT_BR`. Empty for the language that the
 * brand begins in, and where addresses say no language.
 */
export function languagePath(languages: AddressedLanguages, code: string): string {
  if (languages.addresses !== 'path' || code === languages.default) return '';
  return `/${code.toLowerCase().replace('_', '-')}`;
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
