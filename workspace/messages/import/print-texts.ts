import { counted } from '#workspace/check/counts.ts';
import { printChanges, printRemarks } from '#workspace/print-changes.ts';
import type { Colors } from '#workspace/terminal.ts';
import type { ImportedTexts } from './import-texts.ts';

/** The most changed lines of a file that are shown. */
const SHOWN = 12;

/**
 * Returns the effects of an import of texts as text for people: the lines that change, every text that is refused, and a
 * sum.
 */
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
