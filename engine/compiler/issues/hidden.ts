/** Control characters, marks of direction, characters without width; what joins letters and emoji is none. */
const HIDDEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;
const EVERY = new RegExp(HIDDEN, 'gu');

/** The first character of a text that nobody sees. */
export function firstHidden(text: string): { readonly letter: string; readonly index: number } | undefined {
  const match = HIDDEN.exec(text);
  return match ? { letter: match[0], index: match.index } : undefined;
}

/** `U+202E` */
export function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text in which what nobody sees is written as JSON may write it, line breaks aside: it changes no terminal and no order. */
export function withoutHidden(text: string): string {
  return text.replaceAll(EVERY, (letter) => (letter === '\n' ? letter : escaped(letter)));
}

function escaped(letter: string): string {
  return [...Array(letter.length).keys()]
    .map((index) => `\\u${letter.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}
