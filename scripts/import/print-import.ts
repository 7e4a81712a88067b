import { counted } from '#scripts/check/counts.ts';
import { printChanges, printRemarks } from '#scripts/print-changes.ts';
import type { Colors } from '#scripts/terminal.ts';
import type { Imported } from './import-tokens.ts';

/** So many changed lines of a file are shown, and so many remarks of one kind: a library has thousands. */
const SHOWN = 12;

/** What an import does, as people read it. @param whole shows every line and every remark */
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
