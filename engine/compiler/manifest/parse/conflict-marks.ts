import { createIssue, type Issue, issueList } from '#compiler/issues/index.ts';
import { SourceText } from './source-text.ts';

/** A line that git writes into a file whose sides it could not put together. */
const MARK = /^([<>|=])\1{6}(?=[ \t\r\n]|$).*/gm;

/** Signs that no file has without a mark: most files are passed by after a look for these. */
const SIGNS = ['<<<<<<<', '>>>>>>>', '|||||||', '======='];

/**
 * Merge conflicts that nobody resolved, each with the place where it begins. A line of `=======` alone is a mark in JSON,
 * and elsewhere where no text stands above it: Markdown underlines headings so.
 */
export function conflictIssues(text: string, file: string): Issue[] {
  if (!SIGNS.some((sign) => text.includes(sign))) return [];
  const source = new SourceText(file, text);
  const conflicts: { readonly start: number; readonly mark: string; endLine?: number }[] = [];
  let open: (typeof conflicts)[number] | undefined;
  for (const { 0: mark, 1: sign, index: start } of text.matchAll(MARK)) {
    if (sign === '<') {
      open = { start, mark };
      conflicts.push(open);
    } else if (open !== undefined && sign === '>') {
      open.endLine = source.position(start, start).line;
      open = undefined;
    } else if (open === undefined && (sign !== '=' || file.endsWith('.json') || isApart(text, start)))
      conflicts.push({ start, mark });
  }
  const issues = issueList();
  for (const { start, mark, endLine } of conflicts)
    issues.add('merge-conflict', () => {
      const place = { file, pointer: '', ...source.position(start, start + mark.length) };
      return createIssue('merge-conflict', place, { mark, endLine });
    });
  return issues.all();
}

/** True where the line above the one that starts at an offset has no text, or is not there. */
function isApart(text: string, start: number): boolean {
  const [above = ''] = text
    .slice(Math.max(0, start - 200), start)
    .split(/\r\n|\n|\r/)
    .slice(-2, -1);
  return above.trim() === '';
}
