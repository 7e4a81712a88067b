import type { Edit } from './splice.ts';

/** The order of plural forms as CLDR has it; exact numbers stand before them. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A text in double quotes whose plurals may stand in another order: JSON of one line without escapes. */
const PLURAL = /\{\s*\w+\s*,\s*(?:plural|selectordinal)\s*,/g;

interface Form {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns edits that put the forms of plurals into their order, wherever a file has plurals. Inner plurals stay as they are.
 */
export function pluralOrder(text: string): Edit[] {
  const edits: Edit[] = [];
  let after = 0;
  for (const match of text.matchAll(PLURAL)) {
    if (match.index < after) continue;
    const forms = formsFrom(text, match.index + match[0].length);
    after = forms.at(-1)?.end ?? after;
    const sorted = [...forms].sort((a, b) => rank(a) - rank(b));
    for (const [index, form] of forms.entries()) {
      const expectedForm = sorted[index];
      if (expectedForm !== undefined && expectedForm !== form)
        edits.push({
          start: form.start,
          end: form.end,
          text: text.slice(expectedForm.start, expectedForm.end),
        });
    }
  }
  return edits;
}

function rank({ name }: Form): number {
  return name.startsWith('=') ? -1 : ORDER.indexOf(name);
}

/** The forms `name {…}` one after another; none when they cannot be told apart for sure. */
function formsFrom(text: string, from: number): Form[] {
  const forms: Form[] = [];
  let position = from;
  while (true) {
    const [lead, name = ''] =
      /^\s*(?:offset:\d+\s*)?(=\d+|zero|one|two|few|many|other)\s*(?=\{)/.exec(
        text.slice(position, position + 80),
      ) ?? [];
    if (lead === undefined) break;
    const start = position + lead.indexOf(name);
    const end = closing(text, position + lead.length);
    if (end === undefined) return [];
    forms.push({ name, start, end });
    position = end;
  }
  return /^\s*\}/.test(text.slice(position, position + 20)) ? forms : [];
}

/** The place after the brace that closes the one at a place; undefined where quotes or escapes make braces unsure. */
function closing(text: string, from: number): number | undefined {
  let depth = 0;
  for (let position = from; position < text.length; position++) {
    const letter = text[position];
    if (letter === '{') depth++;
    else if (letter === '}' && --depth === 0) return position + 1;
    else if (letter === '"' || letter === '\n' || letter === '\\' || letter === "'") return undefined;
  }
  return undefined;
}
