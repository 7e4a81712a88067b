import { counted } from '#workspace/check/counts.ts';
import { printChanges, printRemarks } from '#workspace/print-changes.ts';
import type { Colors } from '#workspace/terminal.ts';
import type { Imported } from './import-tokens.ts';

/** The most changed lines of a file that are shown, and the most remarks of one kind: a library has thousands. */
const SHOWN = 12;

/** Returns the effects of an import as text for people. @param whole shows every line and every remark */
export function printImport(
  { files, taken, remarks }: Imported,
  library: string,
  whole: boolean,
  colors: Colors,
): string {
  const left = remarks.filter((remark) => !remark.taken);
  const changed = remarks.filter((remark) => remark.taken);
  const limit = whole ? Number.POSITIVE_INFINITY : SHOWN;
  return [
    ...files.map((file) => printChanges(file, limit, colors)),
    ...(files.length === 0 ? ['No file changes.'] : []),
    ...printRemarks(`Not taken: ${counted(left.length, 'thing')}`, left, limit, colors),
    ...printRemarks(`Taken in another form: ${counted(changed.length, 'thing')}`, changed, limit, colors),
    colors.green(`${counted(taken, 'token')} of ${library}.`),
  ].join('\n\n');
}
