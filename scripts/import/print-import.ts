import { counted } from '#scripts/check/counts.ts';
import { changedLines } from '#scripts/check/fix/splice.ts';
import type { Colors } from '#scripts/terminal.ts';
import type { Imported, ImportedFile } from './import-tokens.ts';
import type { Remark } from './remark.ts';

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
    ...files.map((file) => printFile(file, limit, colors)),
    ...(files.length === 0 ? ['No file changes.'] : []),
    ...section(`Not taken: ${counted(left.length, 'thing')}`, left, limit, colors),
    ...section(`Taken in another form: ${counted(changed.length, 'thing')}`, changed, limit, colors),
    colors.green(`${counted(taken, 'token')} of ${library}.`),
  ].join('\n\n');
}

function printFile({ path, before, after }: ImportedFile, limit: number, colors: Colors): string {
  const lines = changedLines(before ?? '', after).filter(
    (line) => before !== undefined || !line.startsWith('-'),
  );
  const shown = lines
    .slice(0, limit)
    .map((line) => (line.startsWith('-') ? colors.red(line) : colors.green(line)));
  const more = lines.length - shown.length;
  return [
    colors.bold(before === undefined ? `${path} (new)` : path),
    ...shown,
    ...(more > 0 ? [colors.dim(`… and ${counted(more, 'more line')}. --all shows them.`)] : []),
  ].join('\n');
}

/** Remarks with one remedy stand together under it. */
function section(title: string, remarks: readonly Remark[], limit: number, colors: Colors): string[] {
  if (remarks.length === 0) return [];
  const byRemedy = new Map<string, Remark[]>();
  for (const remark of remarks) byRemedy.set(remark.remedy, [...(byRemedy.get(remark.remedy) ?? []), remark]);
  const parts = [...byRemedy].map(([remedy, group]) => {
    const lines = group.slice(0, limit).map(({ file, line, column, name, what }) => {
      const subject = name === '' ? '' : `${name}: `;
      return `  ${colors.bold(`${file}:${line}:${column}`)} ${subject}${what}`;
    });
    const more = group.length - lines.length;
    const rest = more > 0 ? [colors.dim(`  … and ${more} more of this kind. --all shows them.`)] : [];
    return [...lines, ...rest, colors.cyan(`  → ${remedy}`)].join('\n');
  });
  return [[colors.bold(title), ...parts].join('\n')];
}
