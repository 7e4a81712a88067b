import { abouts } from './abouts.ts';
import { labels } from './labels.ts';

const texts = { ...labels, ...abouts };

type Key = keyof typeof texts;

/** A text of the rules, in no language: its key, and what it is used with. */
export type Text = Key | readonly [key: Key, used: number | string];

const languages = ['EN', 'TY', 'VI', 'AR'];

/** A text in a language, or in English. */
export function say(text: Text, language: string): string {
  const [key, used] = typeof text === 'string' ? [text, undefined] : text;
  const said = texts[key][languages.indexOf(language)] ?? texts[key][0];
  return used === undefined ? said : said.replaceAll('#', String(used));
}

/** What an option is called in a language; undefined for one that is its own name. */
export function nameOption(option: string, language: string): string | undefined {
  return Object.hasOwn(labels, option) ? say(option as Key, language) : undefined;
}
