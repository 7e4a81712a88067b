import { remember } from '#compiler/manifest/remember.ts';

/** Scripts of ISO 15924 that are several of Unicode's. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};
/** A letter, which is of its script alone, or a mark that belongs to one. */
const LETTERS = /(?=\p{L})[^\p{Script=Common}\p{Script=Inherited}]/gu;
const LATIN = /\p{Script=Latin}/u;
/** No text with Latin letters alone has one of these. */
const BEYOND_LATIN = /[\u0370-\u1dff\u2c00-\ua71f\ua800-\uffdc]/;
/** The name of an argument, its kind, and the names of its cases are in English whatever the text is in. */
const SYNTAX = /\{\s*\w+\s*(?:\}|,\s*\w+)|\w+\s*(?=\{)/g;

/** Letters of a language, and those of none that is written in Latin letters or in its own. */
interface Letters {
  readonly native: RegExp;
  readonly foreign: RegExp;
}

/**
 * Tells that a text is written in another language's letters, as when it stands in the file of the wrong language. Latin letters
 * are at home in every text: names and abbreviations keep them.
 *
 * @param text an ICU message
 * @param locale BCP 47 tag of the language that it should be in; `und` where nobody knows
 * @returns the first word in those letters; undefined where the text is all right
 */
export function inOtherScript(text: string, locale: string): string | undefined {
  if (locale === 'und' || !BEYOND_LATIN.test(text)) return undefined;
  const letters = lettersOf(locale);
  // Nearly every text is of its own letters alone.
  if (!letters.foreign.test(text)) return undefined;
  let [native, foreign] = [0, 0];
  for (const [letter] of text.replace(SYNTAX, '').matchAll(LETTERS)) {
    if (letters.native.test(letter)) native += 1;
    else if (!LATIN.test(letter)) foreign += 1;
  }
  if (foreign < 2 || foreign <= native) return undefined;
  return text.match(/[\p{L}\p{M}]+/gu)?.find((term) => letters.foreign.test(term));
}

const lettersOf = remember((locale: string): Letters => {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize();
  const scripts = (MADE_OF[script] ?? [script]).map((each) => `\\p{Script=${each}}`).join('');
  return {
    native: new RegExp(`[${scripts}]`, 'u'),
    foreign: new RegExp(
      `(?=\\p{L})[^\\p{Script=Common}\\p{Script=Inherited}\\p{Script=Latin}${scripts}]`,
      'u',
    ),
  };
});
