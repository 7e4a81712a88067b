import { createIssue, type Issue, issueList } from '#engine/issues/index.ts';
import { SourceText } from './source-text.ts';

/** U+FFFD, which programs put in the place of bytes that they cannot read, as it stands and in the escapes of JSON, XML and HTML. */
const LOST = /(?:\ufffd|(?<!\\)(?:\\\\)*\\u[fF]{3}[dD]|&#(?:x0*fffd|X0*fffd|0*65533);)+/gi;

/** True for a text with a letter that was lost before Livery read it. */
export function hasLostLetter(text: string): boolean {
  return text.includes('\ufffd');
}

/** Letters of a file that were lost before it came here, the first of each line. */
export function lostLetterIssues(text: string, file: string): Issue[] {
  if (!hasLostLetter(text) && !/\\u[fF]{3}|&#/.test(text)) return [];
  const source = new SourceText(file, text);
  const issues = issueList();
  let lastLine = 0;
  for (const { 0: letters, index: start } of text.matchAll(LOST)) {
    const position = source.position(start, start + letters.length);
    if (position.line === lastLine) continue;
    lastLine = position.line;
    const before = text.slice(start - Math.min(position.column - 1, 20), start);
    issues.add('lost-letter', () =>
      createIssue('lost-letter', { file, pointer: '', ...position }, { before }),
    );
  }
  return issues.all();
}
