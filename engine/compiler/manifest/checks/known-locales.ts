import { didYouMean, type Finding, nearest, oneOf, type UnknownName } from '#compiler/issues/index.ts';
import { isList, type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { isLanguage, languageOfCountry } from '#compiler/manifest/language-tags.ts';
import { formats } from '#compiler/manifest/validate/formats.ts';
import { directionOf } from '#compiler/plain/direction-of.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'locale-swapped': {
    title: 'The letters of a locale have changed places',
    severity: 'error',
    message: ({ path, value, code, language }) =>
      `${path}: ${JSON.stringify(value)} is another language than ${code}, whose own, ${JSON.stringify(language)}, has the same letters.`,
    hint: ({ nearest }) => didYouMean(nearest, []),
  } satisfies Finding<{ path: string; value: string; code: string; language: string; nearest: string }>,
  'locale-other': {
    title: 'A language has the locale of another',
    severity: 'error',
    message: ({ path, value, code, ofCode, ofCountry }) =>
      `${path}: ${JSON.stringify(value)} is another language than ${code}, which is ${oneOf(ofCountry === undefined ? [ofCode] : [ofCode, ofCountry])}: plurals, numbers and dates would be wrong.`,
    hint: ({ ofCode, ofCountry }) =>
      ofCountry === undefined
        ? `Write ${JSON.stringify(ofCode)}, or one of the same language.`
        : `Write ${JSON.stringify(ofCountry)} where the country is meant, and else ${JSON.stringify(ofCode)}.`,
  } satisfies Finding<{
    path: string;
    value: string;
    code: string;
    /** The locale that the code itself names, or that the brand inherits for it. */
    ofCode: string;
    /** The locale of the country that has this code, where it is of a third language: `pt-BR` for BR, which is Breton, too. */
    ofCountry: string | undefined;
    /** The locale that is meant, where it is one alone. */
    nearest: string | undefined;
  }>,
  'direction-other': {
    title: 'A language is written in the direction of another',
    severity: 'warning',
    message: ({ path, direction, locale }) =>
      `${path}: ${JSON.stringify(locale)} is not written ${direction === 'rtl' ? 'from the right' : 'from the left'}.`,
    hint: () => 'Leave it out: the direction is that of the locale.',
  } satisfies Finding<{ path: string; direction: string; locale: string }>,
  'locale-unknown': {
    title: 'A locale is of no language',
    severity: 'error',
    message: ({ path, value }) => `${path}: there is no language ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<UnknownName>,
};

/** The language of a code, where a locale is of the one that its letters spell from behind: `ne` for EN, `hz` for CN. */
function swappedIn(locale: string, code: string) {
  const [written = '', ...rest] = locale.split('-');
  const reversed = [...written].reverse().join('');
  const language = isLanguage(code) ? code.toLowerCase() : languageOfCountry(code);
  const isSwapped = language !== undefined && reversed === language && reversed !== written;
  return isSwapped ? { code, language, nearest: [language, ...rest].join('-') } : undefined;
}

/** The language that a locale begins with. */
function languageIn(locale: string): string {
  return locale.split('-', 1)[0]?.toLowerCase() ?? '';
}

/** The locale that the brand inherits for a code. */
function localeAbove(above: JsonValue | undefined, code: string): string | undefined {
  const languages = isList(above) ? above : [];
  return ownText(
    languages.find((other) => ownText(other, 'code') === code),
    'locale',
  );
}

/** The language that a code itself names, where its locale is of a language that another entry has. Codes of countries may have any. */
function languageTakenFrom(
  supported: JsonValue | undefined,
  code: string,
  locale: string,
): string | undefined {
  const codes = (isList(supported) ? supported : []).map((other) => ownText(other, 'code'));
  const isTaken =
    code !== languageIn(locale).toUpperCase() && codes.includes(languageIn(locale).toUpperCase());
  const isOfCountry = formats.locale?.(locale) === true && new Intl.Locale(locale).maximize().region === code;
  return isTaken && !isOfCountry && isLanguage(code) === true ? code.toLowerCase() : undefined;
}

/** The locale of the country of a code, where its language is none of those of some others. */
function countryLocale(code: string, others: readonly string[]): string | undefined {
  const language = languageOfCountry(code);
  return language === undefined || others.some((other) => languageIn(other) === language)
    ? undefined
    : `${language}-${code}`;
}

export const knownLocales = createCheck({
  docs: 'The locale of a language begins with a code of ISO 639: numbers, dates and plurals follow it.',
  findings,
  run({ manifest, inherited, path, report }) {
    const above = own(own(inherited, 'languages'), 'supported');
    const supported = own(own(manifest, 'languages'), 'supported');
    for (const [index, language] of isList(supported) ? supported.entries() : []) {
      const value = ownText(language, 'locale');
      const pointer = `/languages/supported/${index}/locale`;
      if (value === undefined || isLanguage(value) === undefined) continue;
      const swapped = swappedIn(value, ownText(language, 'code') ?? '');
      if (swapped !== undefined)
        report('locale-swapped', { pointer }, { path: path(pointer), value, ...swapped });
      if (swapped === undefined && isLanguage(value) === true) {
        const code = ownText(language, 'code') ?? '';
        const isTwice =
          isList(supported) && supported.filter((other) => ownText(other, 'code') === code).length > 1;
        const meant = isTwice
          ? undefined
          : (localeAbove(above, code) ?? languageTakenFrom(supported, code, value));
        if (meant !== undefined && languageIn(meant) !== languageIn(value))
          report('locale-other', { pointer }, () => {
            const ofCountry = countryLocale(code, [value, meant]);
            const only = ofCountry === undefined ? meant : undefined;
            return { path: path(pointer), value, code, ofCode: meant, ofCountry, nearest: only };
          });
        const direction = ownText(language, 'direction');
        const directionPointer = `/languages/supported/${index}/direction`;
        if (direction !== undefined && formats.locale?.(value) === true && direction !== directionOf(value))
          report(
            'direction-other',
            { pointer: directionPointer },
            { path: path(directionPointer), direction, locale: value },
          );
      }
      if (swapped !== undefined || isLanguage(value) === true) continue;
      report('locale-unknown', { pointer }, () => {
        const code = ownText(language, 'code')?.toLowerCase() ?? '';
        const codes = isLanguage(code) ? [code] : [];
        const near = languageOfCountry(value) ?? nearest(value, codes);
        return { path: path(pointer), value, nearest: near, known: codes };
      });
    }
  },
});
