import { createIssue, type Issue, issueList } from '#compiler/issues/index.ts';
import { SourceText } from './source-text.ts';

/** U+FFFD, which programs put in the place of bytes that they cannot read, as it stands and in the escapes of JSON, XML and HTML. */
const LOST = /(?:\ufffd|(?<!\\)(?:\\\\)*\\u[fF]{3}[dD]|&#(?:x0*fffd|X0*fffd|0*65533);)+/gi;

/** One half of a pair of UTF-16 alone, in an escape of JSON: a page that holds it shows U+FFFD. */
const HALF =
  /(?<!\\)(?:\\\\)*(?:\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F][\da-fA-F]{2})/g;

/** The sign that stands in a text where a letter was lost before Livery read it; undefined where none was. */
export function lostLetter(text: string): 'U+FFFD' | 'half of a letter' | undefined {
  if (text.includes('\ufffd')) return 'U+FFFD';
  return /\p{Surrogate}/u.test(text) ? 'half of a letter' : undefined;
}

/** Letters of a file that were lost before it came here, the first of each line. */
export function lostLetterIssues(text: string, file: string): Issue[] {
  if (lostLetter(text) === undefined && !/\\u(?:[fF]{3}|[dD][89a-fA-F])|&#/.test(text)) return [];
  const source = new SourceText(file, text);
  const issues = issueList();
  let lastLine = 0;
  const places = [...text.matchAll(LOST), ...text.matchAll(HALF)].sort((a, b) => a.index - b.index);
  for (const { 0: letters, index: start } of places) {
    const position = source.position(start, start + letters.length);
    if (position.line === lastLine) continue;
    lastLine = position.line;
    const before = text.slice(start - Math.min(position.column - 1, 20), start);
    issues.add('lost-letter', () =>
      createIssue('lost-letter', { file, pointer: '', ...position }, { before, sign: signOf(letters) }),
    );
  }
  return issues.all();
}

function signOf(letters: string): string {
  const half = /\\u(d[89a-f][\da-f]{2})/i.exec(letters)?.[1];
  return half === undefined ? 'U+FFFD' : `U+${half.toUpperCase()}, half of a letter,`;
}
