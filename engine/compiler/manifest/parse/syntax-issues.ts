import type { ParseError } from 'jsonc-parser';
import { createIssue, type Issue } from '#compiler/issues/index.ts';
import type { SourceText } from './source-text.ts';

interface Slip {
  readonly what: string;
  readonly hint: string;
  readonly start: number;
  readonly end: number;
}

/** The numbers of jsonc-parser's ParseErrorCode, which is a const enum and so has no values to import. */
const words: Readonly<Record<number, readonly [what: string, hint: string]>> = {
  2: ['This is not a number', 'A number is written like 12, -3 or 0.5.'],
  3: ['A key in double quotes is missing', 'Write "key": value.'],
  4: ['A value is missing', 'Write a string, a number, true, false, null, a list or an object.'],
  5: ['A colon is missing', 'Write a colon between key and value.'],
  6: ['A comma is missing', 'Write a comma between this and what stands before it.'],
  7: ['A closing } is missing', 'Look for the { that is not closed.'],
  8: ['A closing ] is missing', 'Look for the [ that is not closed.'],
  9: ['The file goes on after its end', 'Remove what follows the last closing bracket.'],
  10: ['JSON has no comments', 'Remove the comment.'],
  11: ['JSON has no comments', 'Remove the comment.'],
  12: ['A string is not closed', 'Write " at its end; a string cannot go on in the next line.'],
  13: ['This is not a number', 'A number is written like 12, -3 or 0.5.'],
  14: ['\\u is not followed by four hexadecimal digits', 'Write \\u and four digits, such as \\u00e9.'],
  15: ['This is no escape of JSON', 'Write \\\\ for a backslash.'],
  16: ['A string holds a control character', 'Write \\n for a line break and \\t for a tab.'],
};

const UNCLOSED = 12;

/** The lines behind a string that is not closed in which nothing is told: it may have a line break in it. */
const REST = 2;

/** Returns the syntax errors: the first slip of each line, ten at most, since one slip makes others look wrong. */
export function syntaxIssues(source: SourceText, errors: readonly ParseError[]): Issue[] {
  const lines = new Map<number, Issue>();
  let openLine = Number.NEGATIVE_INFINITY;
  for (const error of errors) {
    const { what, hint, start, end } = slipOf(source.text, error);
    const position = source.position(start, end);
    // The rest of a string that goes on in the next line looks wrong as well.
    if (position.line > openLine && position.line <= openLine + REST) continue;
    if (error.error === UNCLOSED) openLine = position.line;
    if (lines.size < 10 && !lines.has(position.line)) {
      lines.set(
        position.line,
        createIssue('json-syntax', { file: source.file, pointer: '', ...position }, { what, hint }),
      );
    }
  }
  return [...lines.values()];
}

function slipOf(text: string, { error, offset, length }: ParseError): Slip {
  const token = text.slice(offset, offset + length);
  const place = { start: offset, end: offset + Math.max(1, length) };
  if (offset >= text.trimEnd().length) return atEnd(text);
  const comma = text.slice(0, offset).trimEnd();
  if ((token === '}' || token === ']') && comma.endsWith(',')) {
    return {
      what: `A comma stands before the closing ${token}`,
      hint: 'Remove the comma.',
      start: comma.length - 1,
      end: comma.length,
    };
  }
  if (error === UNCLOSED && /[“”„]/.test(token))
    return { what: 'A string is not closed', hint: CURLY, ...place };
  // It follows a string, which ended at a quote that was meant to be one of its letters.
  if (error === 1 && text[offset - 1] === '"' && /^\p{L}/u.test(token))
    return {
      what: `${JSON.stringify(shorten(token))} stands behind the end of a string`,
      hint: 'Write \\" for a quote inside of a text.',
      ...place,
    };
  if (error === 1)
    return { what: `${JSON.stringify(shorten(token))} is not JSON`, hint: symbolHint(token), ...place };
  const [what, hint] = words[error] ?? ['This is not JSON', 'Look at what stands before it.'];
  return { what, hint, ...place };
}

function atEnd(text: string): Slip {
  const end = text.trimEnd().length;
  const hint = 'Look for a bracket or quote that is not closed.';
  return { what: 'The file ends too early', hint, start: Math.max(0, end - 1), end };
}

const CURLY = 'Write straight quotes, ": a word processor has made others of them.';

function symbolHint(token: string): string {
  if (/^[“”„«»‘’]/.test(token)) return CURLY;
  if (/^['`]/.test(token)) return 'Strings and keys stand in double quotes.';
  if (/^(true|false|null)$/i.test(token)) return `Write ${token.toLowerCase()} in small letters.`;
  if (/^[+.\d]/.test(token)) return 'A number is written like 12, -3 or 0.5.';
  if (/^(undefined|none|nil|nan|infinity)$/i.test(token)) return 'Write null, or leave the key out.';
  return 'Strings and keys stand in double quotes; other values are numbers, true, false and null.';
}

function shorten(token: string): string {
  return token.length > 40 ? `${token.slice(0, 40)}…` : token;
}
