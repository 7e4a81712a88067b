import type { KeysOf } from '#sandbox/messages/say.ts';

type Key = KeysOf<'arcade'>;

interface Facts {
  readonly kind: 'slot' | 'fish' | 'cards' | 'table';
  readonly symbols: readonly string[];
  readonly portal: string;
  readonly art: string;
  readonly texts: Readonly<Record<Key, string>>;
}

/** The data that the page was served with. */
export const facts: Facts = JSON.parse(document.body.dataset.game ?? '{}');

/** Returns the text of a key with the values put in. */
export function say(key: Key, values: Readonly<Record<string, string>> = {}): string {
  return (facts.texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The name of something that is drawn or bet on. */
export function nameOf(key: string): string {
  return Object.hasOwn(facts.texts, key) ? say(key as Key) : key;
}

export function artOf(index: number): string {
  return `${facts.art}/${facts.symbols[index]}.svg`;
}
