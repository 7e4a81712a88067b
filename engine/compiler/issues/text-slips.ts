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
  [/\\u[0-9A-Fa-f]{4}/gu, 'Write the letter itself, or its escape of JSON with one backslash.'],
  [
    /&(?:[A-Za-z]{2,8}|#[0-9]{2,6}|#[Xx][0-9A-Fa-f]{2,5});/gu,
    'Write the character itself: texts are no HTML.',
  ],
];

/** The remedy for a note at the foot of a page. */
export const NO_FOOTNOTES = 'Contents have no footnotes: write the note where it belongs.';

/** Signs at the beginning of an item of a list in other programs. */
const BULLETS = '•‣▪●◦·';

/** Remains of Markdown in the words of a content: signs that were to mark something, and do not. */
const OF_CONTENTS: Slips = [
  [/\[[^[\]]*\]\s*\([^()\n]*\)?/gu, 'A link is [text](/page), with nothing between the brackets.'],
  [/\[\^[^[\]\s]+\]/gu, NO_FOOTNOTES],
  [/\([^()\n]+\)\[[^[\]\n]+\]/gu, 'A link is [text](/page): its text stands in the square brackets.'],
  [/\[[^[\]\n]+\]\[[^[\]\n]*\]/gu, 'A link is [text](/page): nothing says where this one leads.'],
  [
    /\{\s*#(?![A-Za-z][\w-]*\}\s*$)[^{}\n]*\}/gu,
    'An id is {#name} at the end of a heading, of letters, digits and hyphens.',
  ],
  [
    new RegExp(`(?<=^|(?:^|\\n)(?![${BULLETS}])[^\\n]*\\n)[${BULLETS}](?=\\s)`, 'gu'),
    'An item of a list begins with - and a space.',
  ],
  [/^\[[ xX]\](?= )/gu, 'Contents have no boxes to tick: take it out.'],
  [/(?<!\*)\*\*(?!\*)/gu, 'Bold words stand between two times **, without a space inside.'],
  [/https?:\/\/[^\s<>()]+/gu, 'An address becomes a link as [text](https://…) or <https://…>.'],
  [/~~[^~\n]+~~/gu, 'Contents strike nothing through: take the words or the signs out.'],
  [/^#{1,6}(?=\p{Lu})/gu, 'A heading has a space after its #.'],
  [/(?<=^|\n)[-*+](?=\p{Lu}\p{Ll})/gu, 'An item of a list has a space after its sign.'],
  [
    /(?<=^|(?:^|\n)(?!\|)[^\n]*\n)\|[^\n]*\|(?=\n|$)/gu,
    'A table has a line such as | --- | --- | below its first row.',
  ],
  [/\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}/gu, 'A placeholder stands in one pair of braces: {name}.'],
];

/** Signs of a text, an ICU message, that are shown as they stand. */
export function textSlips(text: string): TextSlip[] {
  return /[*\\\]&]/.test(text) ? slipsIn(text, OF_TEXTS) : [];
}

const MAYBE_SLIPS = new RegExp(`[[*~#|{+${BULLETS}-]|://`, 'u');

/** Signs in words of a content that are shown as they stand. */
export function contentSlips(words: string): TextSlip[] {
  return MAYBE_SLIPS.test(words) ? slipsIn(words, OF_CONTENTS) : [];
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

/** Characters that turn the order of letters around or are of no text at all, and breaks without width outside of scripts that need them. */
const HIDDEN =
  /[\u202a-\u202e\ufeff\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}|(?<=^|[\p{Script=Latin}\p{Zs}])\u200b+(?=$|[\p{Script=Latin}\p{Zs}])/gu;

/** No text without one of these has a hidden character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are looked for.
const MAYBE_HIDDEN = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\ufeff\ufff9-\ufffb]/;

/** The first character of a text that nobody sees, and that nobody needs. */
export function hiddenInText(text: string): Omit<TextSlip, 'hint'> | undefined {
  if (!MAYBE_HIDDEN.test(text)) return undefined;
  const [match] = text.matchAll(HIDDEN);
  if (match === undefined) return undefined;
  const [literal] = match;
  return { literal, start: match.index, end: match.index + literal.length };
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

/** A place in a form text that somebody was to fill in, such as `[COMPANY NAME]` or `[insert date]`. */
const BLANK =
  /\[(?:[A-Z]{2,}(?:[ _][A-Z]{2,})+|(?:COMPANY|NAME|DATE|ADDRESS|EMAIL|BRAND)|(?:[Ii]nsert|[Yy]our|[Ee]nter) [^[\]\n]{2,60})\](?![([])/;

/**
 * Something that says that a text is not written yet: a note such as `TODO`, words that fill a place, or its own key.
 *
 * @param locale BCP 47 tag of the text. Without one it may be in any language
 */
export function unwritten(text: string, locale = 'es', key?: string): string | undefined {
  if (text === key) return key;
  const note = TODO_IS_A_WORD.test(locale)
    ? /^(?:FIXME|TBD|TODO:|X{3,}$)/
    : /^(?:TODO|FIXME|TBD|X{3,}$)(?![\p{L}\p{N}])/u;
  return note.exec(text)?.[0] ?? /\blorem ipsum\b/i.exec(text)?.[0] ?? BLANK.exec(text)?.[0];
}
