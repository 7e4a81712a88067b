import type { Languages } from '@liveryjs/schemas/brand';
import { createIssue, type Issue, nearest } from '#compiler/issues/index.ts';
import type { LanguageFiles } from './check-outdated.ts';
import { sameTextsOf } from './check-translation.ts';
import { hasLetters } from './message-arguments.ts';
import type { Texts } from './messages-input.ts';

/** Making a locale takes long, and brands name the same few. */
const languageByLocale = new Map<string, string>();

function languageOf(locale: string): string {
  const language = languageByLocale.get(locale) ?? new Intl.Locale(locale).language;
  languageByLocale.set(locale, language);
  return language;
}

/**
 * Looks at every text, in use or not: two languages that share a text are rarely both right.
 * @param only keys of the texts that are not known to be right
 */
export function checkUntranslated(
  code: string,
  texts: ReadonlyMap<string, Texts>,
  same: ReadonlyMap<string, readonly string[]>,
  { default: from, supported }: Languages,
  only: ReadonlySet<string> | undefined,
): Issue[] {
  const spoken = (language: string) => {
    const locale = supported.find((candidate) => candidate.code === language)?.locale;
    return locale && languageOf(locale);
  };
  if (only?.size === 0 || spoken(code) === spoken(from)) return [];
  // Which of the two is the default is the brand's choice.
  const sameKeys = new Set([...(same.get(code) ?? []), ...(same.get(from) ?? [])]);
  const spokenTexts = texts.get(code);
  const bases = texts.get(from);
  const equal = [...(only ?? spokenTexts?.keys() ?? [])].flatMap((key) => {
    const message = spokenTexts?.get(key);
    const isSame = message !== undefined && message.text === bases?.get(key)?.text;
    return isSame && !sameKeys.has(key) && hasLetters(message.ast ?? []) ? [message] : [];
  });
  return sameTextsOf(code, from, equal);
}

/** Keys in `$same` of the brand's own files that no text has, or whose text no other language has. */
export function checkSameKeys(
  layers: readonly LanguageFiles[],
  ownFolder: string,
  texts: ReadonlyMap<string, Texts>,
): Issue[] {
  return layers.flatMap(({ code, files }) => {
    const file = files.at(-1);
    return (file?.same ?? []).flatMap((key, index) => {
      const place = file?.samePlace(index);
      if (place === undefined || !place.file.startsWith(`${ownFolder}/`)) return [];
      const text = texts.get(code)?.get(key)?.text;
      if (text !== undefined) {
        const isShared = [...texts].some(([other, all]) => other !== code && all.get(key)?.text === text);
        // Brands that extend one with a single language may speak more.
        return isShared || texts.size < 2
          ? []
          : [createIssue('message-same-idle', place, { key, language: code })];
      }
      const args = { key, language: code, nearest: nearest(key, [...(texts.get(code)?.keys() ?? [])]) };
      return [createIssue('message-same-unknown', place, args)];
    });
  });
}
