import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './compile-message.ts';
import { walkMessage } from './message-arguments.ts';

/** A placeholder that an apostrophe makes a text. Offsets are UTF-16. */
export interface QuotedPlaceholder {
  /** As pages show it: `{name}`, or `#` of a plural. */
  readonly literal: string;
  readonly start: number;
  readonly end: number;
}

/** Two apostrophes, which are one; else what stands behind one, up to the next or to the end. */
const QUOTED = /''|'([{}<>#](?:[^']|'')*)(?:'|$)/g;

const PLACEHOLDER = /\{\s*[\p{L}\w-]+\s*(?:,[^{}]*)?\}/gu;

/** Placeholders that the apostrophes of ICU messages make texts, each with its place; braces that are quoted by themselves are meant. */
export function quotedPlaceholders(text: string, ast: CompiledMessage | undefined): QuotedPlaceholder[] {
  if (!/'[{}<>#]/.test(text)) return [];
  // A quote that hides the end of a plural leaves nothing to look into.
  const inPlural = ast === undefined ? /,\s*(plural|selectordinal)\s*,/.test(text) : showsPound(ast);
  const placeholders: QuotedPlaceholder[] = [];
  for (const { 1: inside, index: start } of text.matchAll(QUOTED)) {
    if (inside === undefined) continue;
    const literals = inside.startsWith('#') ? inside.matchAll(/^#/g) : inside.matchAll(PLACEHOLDER);
    for (const { 0: literal, index } of literals) {
      const offset = start + 1 + index;
      if (literal !== '#' || inPlural)
        placeholders.push({ literal, start: offset, end: offset + literal.length });
    }
  }
  return placeholders;
}

/** True where a form of a plural has the sign # as a text. */
function showsPound(ast: CompiledMessage): boolean {
  let isShown = false;
  walkMessage(ast, (element) => {
    if (element.type !== TYPE.plural) return;
    const inside = Object.values(element.options).flatMap(({ value }) => value);
    isShown ||= inside.some((part) => part.type === TYPE.literal && part.value.includes('#'));
  });
  return isShown;
}
