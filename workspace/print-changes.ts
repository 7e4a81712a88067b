import { counted } from '#workspace/check/counts.ts';
import { changedLines } from '#workspace/check/fix/splice.ts';
import type { Colors } from '#workspace/terminal.ts';

/** A file that a command changes. */
export interface ChangedFile {
  readonly path: string;
  /** Missing where there is no such file yet. */
  readonly before: string | undefined;
  readonly after: string;
}

/** A remark on work that a command left out or did otherwise, with a place in a file that it read. */
export interface PlacedRemark {
  /** The name of the remark's subject; empty where the sentence says it. */
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** A sentence: what is the matter. */
  readonly what: string;
  /** A sentence: what to do about it. */
  readonly remedy: string;
}

/** The lines that change in a file. @param limit so many of them are shown */
export function printChanges({ path, before, after }: ChangedFile, limit: number, colors: Colors): string {
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

/** Remarks, those with one remedy together under it; nothing where there are none. @param limit so many of each are shown */
export function printRemarks(
  title: string,
  remarks: readonly PlacedRemark[],
  limit: number,
  colors: Colors,
): string[] {
  if (remarks.length === 0) return [];
  const byRemedy = new Map<string, PlacedRemark[]>();
  for (const remark of remarks) {
    const alike = byRemedy.get(remark.remedy);
    if (alike === undefined) byRemedy.set(remark.remedy, [remark]);
    else alike.push(remark);
  }
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
