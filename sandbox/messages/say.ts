import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type english from './EN.json';

type Words = typeof english;

/** Names a text of the platform. */
export type WordKey = Exclude<keyof Words, `$${string}`>;

/** The part of the keys after a beginning: of `sms.login`, `login`. */
export type KeysOf<Beginning extends string> = WordKey extends infer Key
  ? Key extends `${Beginning}.${infer Rest}`
    ? Rest
    : never
  : never;

/** Names of the notes of a beginning, each of a title and a text: of `deposit.arrived.title`, `arrived`. */
export type NotesOf<Beginning extends string> =
  KeysOf<Beginning> extends infer Key ? (Key extends `${infer Name}.title` ? Name : never) : never;

type Values = Readonly<Record<string, string | number>>;

/** The texts of each language, by the platform's code: each JSON file of this folder is a language. */
const languages = new Map(
  readdirSync(import.meta.dirname).flatMap((file) => {
    const [, code] = /^([A-Z_]+)\.json$/.exec(file) ?? [];
    if (code === undefined) return [];
    const words = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Partial<Words>;
    return [[code, words as Partial<Record<string, string>>] as const];
  }),
);

/** Codes of the languages that the platform writes in. */
export const written: readonly string[] = [...languages.keys()];

/** BCP 47 tag of a language, and its direction; those of English where the platform does not write in it. */
export function scriptOf(language: string): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const { $locale = 'en', $direction } = languages.get(language) ?? {};
  return { lang: $locale, dir: $direction === 'rtl' ? 'rtl' : 'ltr' };
}

/** The first language of an Accept-Language header that the platform writes in; English where there is none. */
export function languageOfHeader(acceptLanguage = ''): string {
  for (const [tag] of acceptLanguage.toLowerCase().matchAll(/(?<=^|,)\s*[a-z]{2,3}\b/g)) {
    // Filipino goes by either name.
    const base = tag.trim() === 'tl' ? 'fil' : tag.trim();
    const code = written.find((each) => scriptOf(each).lang.split('-')[0] === base);
    if (code !== undefined) return code;
  }
  return 'EN';
}

/** A text as it is written in a language; undefined where the language does not have it. */
export function wordIn(language: string, key: string): string | undefined {
  return languages.get(language)?.[key];
}

/** A text in a language, with values in the place of `{name}`; in English where the language does not have it. */
export function say(language: string, key: WordKey, values: Values = {}): string {
  return fill(wordIn(language, key) ?? wordIn('EN', key) ?? '', values);
}

/** A text with values in the place of `{name}`; what has no value stays to be seen. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Tells whether there is a text of this name. */
export function isWord(key: string): key is WordKey {
  return !key.startsWith('$') && Object.hasOwn(languages.get('EN') ?? {}, key);
}

/** All texts of a beginning, by the rest of their keys, with their `{name}`s. */
export function sayAll<Beginning extends string>(
  language: string,
  beginning: Beginning,
): Readonly<Record<KeysOf<Beginning>, string>> {
  const keys = Object.keys(languages.get('EN') ?? {}).filter((key) => key.startsWith(`${beginning}.`));
  const texts = keys.map((key) => [key.slice(beginning.length + 1), say(language, key as WordKey)]);
  return Object.fromEntries(texts) as Readonly<Record<KeysOf<Beginning>, string>>;
}
