/** Signs in a text that pages show as they are written, though something else was meant. Offsets are UTF-16. */
export interface TextSlip {
  /** As pages show it. */
  readonly literal: string;
  /** The meaning that was intended, as the end of a remedy. */
  readonly hint: string;
  readonly start: number;
  readonly end: number;
}

/** Signs by what they would mean elsewhere, and what to do. */
type Slips = readonly (readonly [sign: RegExp, hint: string])[];

/** Markdown and escapes in a text that is neither. */
const OF_TEXTS: Slips = [
  [/\[[^[\]]+\]\([^()\s]*\)/gu, 'Leave links to the widget: texts are no Markdown.'],
  [/(?<![*\p{L}\p{N}])\*\*(?=[^\s*])[^*]+\*\*/gu, 'Leave what is bold to the widget: texts are no Markdown.'],
  [/\\[nrt]/gu, 'Write a line break of JSON with one backslash, or a space.'],
];

/** Remains of Markdown in the words of a content: signs that were to mark something, and do not. */
const OF_CONTENTS: Slips = [
  [/\[[^[\]]*\]\s*\([^()\n]*\)?/gu, 'A link is [text](/page), with nothing between the brackets.'],
  [/\[\^[^[\]\s]+\]/gu, 'Contents have no footnotes: write the note where it belongs.'],
  [/^\[[ xX]\](?= )/gu, 'Contents have no boxes to tick: take it out.'],
  [/(?<!\*)\*\*(?!\*)/gu, 'Bold words stand between two times **, without a space inside.'],
  [/https?:\/\/[^\s<>()]+/gu, 'An address becomes a link as [text](https://…) or <https://…>.'],
  [/~~[^~\n]+~~/gu, 'Contents strike nothing through: take the words or the signs out.'],
  [/^#{1,6}(?=\p{Lu})/gu, 'A heading has a space after its #.'],
  [/(?<=^|\n)[-*+](?=\p{Lu}\p{Ll})/gu, 'An item of a list has a space after its sign.'],
  [/(?<=^|\n)\|[^\n]*\|(?=\n|$)/gu, 'A table has a line such as | --- | --- | below its first row.'],
  [/\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}/gu, 'A placeholder stands in one pair of braces: {name}.'],
];

/** Signs of a text, an ICU message, that are shown as they stand. */
export function textSlips(text: string): TextSlip[] {
  return /[*\\\]]/.test(text) ? slipsIn(text, OF_TEXTS) : [];
}

/** Signs in words of a content that are shown as they stand. */
export function contentSlips(words: string): TextSlip[] {
  return /[[*~#|{+-]|:\/\//.test(words) ? slipsIn(words, OF_CONTENTS) : [];
}

function slipsIn(text: string, slips: Slips): TextSlip[] {
  return slips.flatMap(([sign, hint]) =>
    [...text.matchAll(sign)].map(({ 0: literal, index: start }) => ({
      literal,
      hint,
      start,
      end: start + literal.length,
    })),
  );
}

const WORDS = /[\p{L}\p{M}]+/gu;

/** The first word with letters of another alphabet that look alike, as in `Тhe`, and its first such letter. */
export function mixedWord(text: string): { readonly word: string; readonly letter: string } | undefined {
  if (!/[\u0370-\u04ff]/.test(text)) return undefined;
  for (const [term] of text.matchAll(WORDS)) {
    const letter = /\p{Script=Latin}/u.test(term)
      ? /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(term)?.[0]
      : undefined;
    if (letter !== undefined) return { word: term, letter };
  }
  return undefined;
}

/** In these languages `todo` is a word: there a colon makes a note of it. */
const TODO_IS_A_WORD = /^(es|pt|gl|it)\b/;

/**
 * Something that says that a text is not written yet: a note such as `TODO`, words that fill a place, or its own key.
 *
 * @param locale BCP 47 tag of the text. Without one it may be in any language
 */
export function unwritten(text: string, locale = 'es', key?: string): string | undefined {
  if (text === key) return key;
  const note = TODO_IS_A_WORD.test(locale) ? /^(?:FIXME|TBD|TODO:)/ : /^(?:TODO|FIXME|TBD)(?![\p{L}\p{N}])/u;
  return note.exec(text)?.[0] ?? /\blorem ipsum\b/i.exec(text)?.[0];
}
