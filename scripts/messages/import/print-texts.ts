import { counted } from '#scripts/check/counts.ts';
import { printChanges, printRemarks } from '#scripts/print-changes.ts';
import type { Colors } from '#scripts/terminal.ts';
import type { ImportedTexts } from './import-texts.ts';

/** So many changed lines of a file are shown. */
const SHOWN = 12;

/** What an import of texts does, as people read it: the lines that change, every text that is refused, and a sum. */
export function printTexts(
  { files, refusals, taken, unchanged, empty }: ImportedTexts,
  { all, dryRun }: { readonly all: boolean; readonly dryRun: boolean },
  colors: Colors,
): string {
  const limit = all ? Number.POSITIVE_INFINITY : SHOWN;
  const sum = [
    `${counted(taken, 'text')} ${dryRun ? 'would be ' : ''}written`,
    ...(unchanged > 0 ? [`${unchanged} as before`] : []),
    ...(empty > 0 ? [`${empty} without a translation`] : []),
    ...(refusals.length > 0 ? [`${refusals.length} refused`] : []),
  ].join(', ');
  return [
    ...files.map((file) => printChanges(file, limit, colors)),
    ...(files.length === 0 ? ['No file changes.'] : []),
    ...printRemarks(
      `Not taken: ${counted(refusals.length, 'text')}`,
      refusals,
      Number.POSITIVE_INFINITY,
      colors,
    ),
    refusals.length > 0 ? `${sum}.` : colors.green(`${sum}.`),
  ].join('\n\n');
}
