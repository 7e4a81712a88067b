/** A text of a form that only its parser below gives. Such a text may stand in a path; any other may lead out of it. */
type Name<Kind extends string> = string & { readonly [kind]: Kind };

declare const kind: unique symbol;

/** Id of a brand, which is the name of its folder: `aurora`. */
export type BrandId = Name<'brand'>;
/** Id of a release: the first twelve digits of the digest of its bundle's report. */
export type ReleaseId = Name<'release'>;
/** Code of a language, as the platform has it: `EN`, `ZH_TW`. It is the name of a file of messages. */
export type LanguageCode = Name<'language'>;
/** Path of a file inside a folder, with `/`: no step of it leads up or starts at the root, and no letter is a control character. */
export type InsidePath = Name<'path'>;

/** The forms, as JSON Schema writes them. */
export const PATTERNS = {
  brand: '^[A-Za-z][A-Za-z0-9_-]*$',
  release: '^[0-9a-f]{12}$',
  language: '^[A-Z]{2,3}(_[A-Z]{2,4})?$',
  path: '^(?!\\.{1,2}(/|$))[^/\\\\\\u0000-\\u001f:]+(/(?!\\.{1,2}(/|$))[^/\\\\\\u0000-\\u001f:]+)*$',
} as const;

function parser<N extends Name<keyof typeof PATTERNS>>(form: N[typeof kind]) {
  const pattern = new RegExp(PATTERNS[form]);
  return (text: unknown): N | undefined =>
    typeof text === 'string' && pattern.test(text) ? (text as N) : undefined;
}

/** Each gives undefined for a text that is none. */
export const parseBrandId = parser<BrandId>('brand');
export const parseReleaseId = parser<ReleaseId>('release');
export const parseLanguageCode = parser<LanguageCode>('language');
export const parseInsidePath = parser<InsidePath>('path');
