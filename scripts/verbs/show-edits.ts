import type { Issue } from '@liveryjs/compiler/issues';
import { changedLines } from '@liveryjs/workspace/check/fix/splice';
import { prettyIssues } from '@liveryjs/workspace/check/formats/pretty';
import type { FindingsOfChange } from '@liveryjs/workspace/edits/findings';
import type { FileSave } from '@liveryjs/workspace/edits/save-files';
import type { Workspace } from '@liveryjs/workspace/open';
import { withFiles } from '@liveryjs/workspace/open/with-files';
import type { Terminal } from '@liveryjs/workspace/terminal';

/** The number of lines of a file's difference that are shown, and of findings. */
const MOST = 40;
/** The number of letters of a line that are shown: a text may be a file of megabytes in one line. */
const LONGEST = 2000;

/** Shows the lines that differ in each file. */
export function showFiles(files: readonly FileSave[], { out, colors }: Terminal): void {
  for (const { path, before = '', after = '' } of files) {
    const lines = changedLines(before, after);
    const shown = lines
      .slice(0, MOST)
      .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}… (${line.length} letters)` : line))
      .map((line) => (line.startsWith('-') ? colors.red(line) : colors.green(line)));
    const more = lines.length - shown.length;
    out(['', colors.bold(path), ...shown, ...(more > 0 ? [`… and ${more} more lines`] : [])].join('\n'));
  }
  out('');
}

/** Tells which findings come of a change and which go. */
export function tellFindings(
  workspace: Workspace,
  { come, gone }: FindingsOfChange,
  files: readonly FileSave[],
  terminal: Terminal,
): void {
  const texts = (side: 'before' | 'after') =>
    files.flatMap(({ path, [side]: text }) => (text === undefined ? [] : [{ path, after: text }]));
  tell('Comes', come, withFiles(workspace.files, texts('after')), terminal);
  // The files as they were, by whatever they are now.
  tell('Goes', gone, withFiles(workspace.files, texts('before')), terminal);
}

function tell(
  verb: string,
  issues: readonly Issue[],
  files: Workspace['files'],
  { out, colors }: Terminal,
): void {
  for (const text of prettyIssues(issues.slice(0, MOST), files, colors)) out(`${verb}: ${text}\n`);
  if (issues.length > MOST) out(`${verb}: ${issues.length - MOST} more findings.\n`);
}
