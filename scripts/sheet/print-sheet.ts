import { counted } from '@liveryjs/workspace/check/counts';
import type { Colors } from '@liveryjs/workspace/terminal';
import { stringify } from 'csv-stringify/sync';
import type { SheetRow } from './brand-sheet.ts';

type Column = readonly [name: string, text: (row: SheetRow) => string];

/** The column that a narrow terminal leaves out first stands last. */
const COLUMNS: readonly Column[] = [
  ['brand', ({ brand }) => brand],
  ['findings', ({ errors, warnings }) => findingsOf(errors, warnings)],
  ['name', ({ name = '', abstract }) => (abstract ? `${name} (abstract)` : name)],
  ['languages', ({ languages }) => languages.join(' ')],
  ['currency', ({ currency = '' }) => currency],
  ['merchant', ({ merchant = '' }) => merchant],
  ['place', ({ jurisdiction = '' }) => jurisdiction],
  ['season', ({ seasons: [next] }) => (next ? `${next.name} ${dayOf(next.from)}`.trim() : '')],
  ['release', ({ release }) => (release ? `${release.id} ${dayOf(release.publishedAt)}`.trim() : '')],
  ['domains', ({ domains }) => domains.join(' ')],
];

/** A line a brand, none longer than the terminal is wide. @param columns of the terminal; undefined: as many as it takes */
export function printSheet(rows: readonly SheetRow[], colors: Colors, columns?: number): string {
  const used = COLUMNS.filter(([, text]) => rows.some((row) => text(row) !== ''));
  const widths = used.map(([name, text]) => Math.max(name.length, ...rows.map((row) => text(row).length)));
  const line = (cells: readonly string[]) => {
    const whole = cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
    return columns !== undefined && whole.length > columns ? `${whole.slice(0, columns - 1)}…` : whole;
  };
  const lines = rows.map((row) => {
    const text = line(used.map(([, cellOf]) => cellOf(row)));
    return row.errors > 0 ? colors.red(text) : row.warnings > 0 ? colors.yellow(text) : text;
  });
  return [colors.bold(line(used.map(([name]) => name))), ...lines, `${counted(rows.length, 'brand')}.`].join(
    '\n',
  );
}

/** A table for spreadsheets: RFC 4180, in UTF-8 with the mark by which Excel knows it. No cell is taken for a formula. */
export function sheetCsv(rows: readonly SheetRow[]): string {
  const cells = rows.map((row) => [
    row.brand,
    row.name ?? '',
    row.abstract ? 'yes' : '',
    row.extends ?? '',
    row.languages.join(' '),
    row.currency ?? '',
    row.merchant ?? '',
    row.jurisdiction ?? '',
    row.domains.join(' '),
    row.seasons.map(({ name, from }) => `${name} ${dayOf(from)}`.trim()).join(', '),
    row.release?.id ?? '',
    row.release?.publishedAt ?? '',
    String(row.errors),
    String(row.warnings),
  ]);
  const head =
    'brand,name,abstract,extends,languages,currency,merchant,jurisdiction,domains,seasons,release,published,errors,warnings';
  return stringify([head.split(','), ...cells], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

function findingsOf(errors: number, warnings: number): string {
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return parts.length === 0 ? 'none' : parts.join(', ');
}

function dayOf(time: string | undefined): string {
  return time?.slice(0, 10) ?? '';
}
