import { isWord, type KeysOf, say as sayWord } from '#sandbox/messages/say.ts';

type Key = KeysOf<'lottery'>;

/** A text of the rules, in no language: its key, and what it is used with. */
export type Text = Key | readonly [key: Key, used: number | string];

/** A text in a language, or in English. */
export function say(text: Text, language: string): string {
  const [key, used] = typeof text === 'string' ? [text, undefined] : text;
  return sayWord(language, `lottery.${key}`, used === undefined ? {} : { used });
}

/** Returns the name of an option in a language; undefined for one that is its own name. */
export function nameOption(option: string, language: string): string | undefined {
  const key = `lottery.${option}`;
  return isWord(key) ? sayWord(language, key) : undefined;
}
