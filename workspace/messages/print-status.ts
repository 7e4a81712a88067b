import type { Colors } from '#workspace/terminal.ts';
import type { Counts, LanguageStatus } from './status.ts';

/** A row a part, a column a language: translated texts of all; below, what each language lacks. Ends without a line break. */
export function printStatus(languages: readonly LanguageStatus[], colors: Colors): string {
  if (languages.length === 0) return 'There is nothing to translate: each brand speaks one language.';
  const parts = [...new Set(languages.flatMap((language) => Object.keys(language.parts)))].sort();
  const rows = [
    ['', ...languages.map(({ language }) => language)],
    ...parts.map((part) => [part, ...languages.map((language) => fraction(language.parts[part]))]),
    ['all', ...languages.map(fraction)],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const paint = (cell: string, row: number, column: number) => {
    if (row === 0 || column === 0) return row === 0 ? colors.bold(cell) : cell;
    const [done, total] = cell.trim().split('/');
    return done === total ? colors.green(cell) : colors.yellow(cell);
  };
  const table = rows.map((row, rowIndex) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return paint(column === 0 ? cell.padEnd(width) : cell.padStart(width), rowIndex, column);
      })
      .join('  ')
      .trimEnd(),
  );
  const lacking = languages.filter(({ translated, total }) => translated < total).map(lackOf);
  const [first] = languages.filter(({ translated, total }) => translated < total);
  return [
    ...table,
    '',
    ...(first === undefined
      ? [colors.green('Every text is translated.')]
      : [
          ...lacking,
          `livery messages export ${first.language} --missing writes these texts for a translator.`,
        ]),
  ].join('\n');
}

function fraction(counts: Counts | undefined): string {
  return counts === undefined ? '' : `${counts.translated}/${counts.total}`;
}

/** `VI: 12 missing (wallet 10, lottery 2), 1 the same as in the source language` */
function lackOf({ language, parts, ...all }: LanguageStatus): string {
  const told = (state: 'missing' | 'same' | 'stale', words: string) => {
    if (all[state] === 0) return [];
    const where = Object.entries(parts).filter(([, counts]) => counts[state] > 0);
    const places = where.map(([part, counts]) => `${part} ${counts[state]}`).join(', ');
    return [`${all[state]} ${words} (${places})`];
  };
  const lacks = [
    ...told('missing', 'missing'),
    ...told('same', 'the same as in the source language'),
    ...told('stale', 'of a text that is another one now'),
  ];
  return `${language}: ${lacks.join(', ')}.`;
}
