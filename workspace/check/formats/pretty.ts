import { formatIssue, type Issue, type Paint } from '@liveryjs/compiler/issues';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import type { CheckResult } from '#workspace/check/check-brands.ts';
import { counted, countIssues } from '#workspace/check/counts.ts';
import type { Colors } from '#workspace/terminal.ts';

const largestShown = 8 * 1024 * 1024;

/** Issues as people read them, and a last line that sums them up. */
export function prettyReport({ brands, issues }: CheckResult, files: FileSystem, colors: Colors): string {
  const { errors, warnings } = countIssues(issues);
  const where = counted(brands.length, 'brand');
  const sum =
    issues.length === 0
      ? colors.green(`No issues in ${where}.`)
      : `${counted(errors, 'error')}, ${counted(warnings, 'warning')} in ${where}.`;
  return [...prettyIssues(issues, files, colors), sum].join('\n\n');
}

/** The most issues of a code that are printed: nobody reads more of a kind in one go. */
const MOST_PRINTED = 200;

/** Each issue with the lines of its file that it is about; of a code with very many the first ones, and how many more there are. */
export function prettyIssues(issues: readonly Issue[], files: FileSystem, colors: Colors): string[] {
  const paint: Paint = {
    place: colors.bold,
    error: colors.red,
    warning: colors.yellow,
    frame: colors.dim,
    hint: colors.cyan,
  };
  const counts = new Map<string, number>();
  const printed = issues.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= MOST_PRINTED;
  });
  const texts = new Map<string, string | undefined>();
  const textOf = (file: string) => {
    if (!texts.has(file)) texts.set(file, readText(files, file));
    return texts.get(file);
  };
  const more = [...counts].flatMap(([code, count]) =>
    count <= MOST_PRINTED
      ? []
      : [
          `${count - MOST_PRINTED} more of the kind ${code} are not printed; livery check --format json lists them.`,
        ],
  );
  return [...printed.map(format), ...more];

  function format(issue: Issue): string {
    const { file, message, hint } = issue;
    const shown = { ...issue, file: harmless(file), message: harmless(message), hint: harmless(hint) };
    return formatIssue(shown, textOf(file), paint);
  }
}

function readText(files: FileSystem, file: string): string | undefined {
  if ((files.size(file) ?? 0) > largestShown) return undefined;
  const bytes = files.read(file);
  return bytes === undefined ? undefined : harmless(new TextDecoder().decode(bytes));
}

/** Without what would steer the terminal. The text keeps its length: columns still point at the same letter. */
function harmless(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\ufffd');
}
