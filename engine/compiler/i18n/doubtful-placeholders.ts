import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './compile-message.ts';

/** Something that is written as another format would have its placeholder. Offsets are UTF-16. */
export interface ForeignPlaceholder {
  /** As pages show it. */
  readonly literal: string;
  /** The form to write in its place. */
  readonly write: string;
  readonly start: number;
  readonly end: number;
}

/** `${name}`, `%s`, `%1$d`, `%{name}`, `%name%`, braces of full width: a value with a type, `${sum, number}`, has a sign of a currency in front. */
const FOREIGN =
  /(?<!')\$\{\s*([\p{L}\w-]+)\s*\}|%(?:\d+\$)?[sd@](?![\p{L}\p{N}%])|%\{(\w+)\}|%([A-Za-z]\w+)%|｛\s*([^｛｝{}]*?)\s*｝/gu;

const DOUBTFUL = /[$%]\{|%[\d$]*[sd@]|%[A-Za-z]\w+%|｛/;

/** Placeholders of other formats, which pages show as they are written, or in part. */
export function foreignPlaceholders(text: string): ForeignPlaceholder[] {
  if (!DOUBTFUL.test(text)) return [];
  return [...text.matchAll(FOREIGN)].map(
    ({ 0: literal, 1: dollar, 2: percent, 3: signs, 4: wide, index }) => ({
      literal,
      write: `{${dollar ?? percent ?? signs ?? wide ?? 'name'}}`,
      start: index,
      end: index + literal.length,
    }),
  );
}

/** The text between two placeholders side by side. */
const BESIDE = /^[\s,;:·/&|–-]*$/;

/** Between two names of the brand, which no sentence says twice so soon, a short word may stand. */
const BESIDE_BRAND = /^[^.!?。！？]{0,5}$/;

/** A placeholder that stands twice side by side, as a slip leaves it: `{name}, {name}`, `{brand} and {brand}`. */
export function repeatedPlaceholder(ast: CompiledMessage): string | undefined {
  for (const [index, element] of ast.entries()) {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) {
        const inside = repeatedPlaceholder(value);
        if (inside !== undefined) return inside;
      }
    if (element.type !== TYPE.argument) continue;
    const [last, before] = [ast[index - 1], ast[index - 2]];
    const beside = element.value === 'brand' ? BESIDE_BRAND : BESIDE;
    const isBetween = last?.type === TYPE.literal && beside.test(last.value);
    const neighbour = isBetween ? before : last;
    if (neighbour?.type === TYPE.argument && neighbour.value === element.value) return element.value;
  }
  return undefined;
}
