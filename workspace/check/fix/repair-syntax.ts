import type { ParseError } from 'jsonc-parser';
import { jsonTree } from '#workspace/json-tree.ts';
import { type Edit, splice } from './splice.ts';

/** The number of slips of a file that are put right; who makes more has something else in the file than JSON. */
const MOST = 20;

/** Numbers of jsonc-parser's ParseErrorCode, which is a const enum and so has no values to import. */
const INVALID_SYMBOL = 1;
const COLON_EXPECTED = 5;
const COMMA_EXPECTED = 6;

/** The text as JSON, where each of its slips has one right answer; else undefined. */
export function repairSyntax(text: string): string | undefined {
  let repaired = text;
  for (let slip = 0; slip < MOST; slip++) {
    const errors: ParseError[] = [];
    jsonTree(repaired, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (error === undefined) return repaired;
    const edit = repairOf(repaired, error);
    if (edit === undefined) return undefined;
    repaired = splice(repaired, [edit]);
  }
  return undefined;
}

function repairOf(text: string, { error, offset, length }: ParseError): Edit | undefined {
  const token = text.slice(offset, offset + length);
  const end = text.slice(0, offset).trimEnd().length;
  if ((token === '}' || token === ']') && text[end - 1] === ',') return { start: end - 1, end, text: '' };
  // Two strings side by side may be one that was torn: a key has a colon behind it.
  const isKey = /^\s*"(?:[^"\\\n]|\\.)*"\s*:/.test(text.slice(offset));
  if (error === COMMA_EXPECTED && (isKey || /^[[{]/.test(token) || /[\]}]$/.test(text.slice(0, end))))
    return { start: end, end, text: ',' };
  if (error === COLON_EXPECTED && text[end - 1] === '"') return { start: end, end, text: ':' };
  if (error === INVALID_SYMBOL && /^(true|false|null)$/i.test(token))
    return { start: offset, end: offset + length, text: token.toLowerCase() };
  return undefined;
}
