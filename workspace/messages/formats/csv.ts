import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { counted } from '#workspace/check/counts.ts';
import type { Export, ExportedText } from '#workspace/messages/exported.ts';
import type { Returned, ReturnedText } from './returned.ts';

/** A row of the table as it is read, and the line that it ends in. */
interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Columns that are told to the translator and not read again. */
const ABOUT: Readonly<Record<string, (text: ExportedText) => string>> = {
  state: ({ state }) => state,
  part: ({ part }) => part,
  description: ({ description }) => description,
  shown: ({ shown }) => shown.join('\n'),
  arguments: ({ arguments: all }) =>
    all.map(({ name, kinds }) => `{${name}}: ${kinds.join(', ')}`).join('\n'),
  plurals: ({ plurals }) => plurals.map(({ name, forms }) => `{${name}}: ${forms.join(', ')}`).join('\n'),
};

/**
 * Texts as a table with a row a text, for spreadsheets: RFC 4180, in UTF-8 with the mark by which Excel knows it.
 *
 * A spreadsheet takes a cell that begins with `=`, `+`, `-` or `@` for a formula. Such a cell gets an apostrophe in
 * front, which `readCsv` takes away; a cell that begins with apostrophes and one of these gets one more.
 */
export function writeCsv({ language, source, texts }: Export): string {
  const head = [
    'key',
    'brand',
    `source ${source.code} (${source.locale})`,
    `translation ${language.code} (${language.locale})`,
    'same',
    ...Object.keys(ABOUT),
  ];
  const rows = texts.map((text) => [
    text.key,
    text.brand,
    text.source,
    text.translation,
    text.same ? 'yes' : '',
    ...Object.values(ABOUT).map((cellOf) => cellOf(text)),
  ]);
  const cells = rows.map((row) => row.map((cell) => cell.replace(/^(?='*[=+\-@\t\r＝＋－＠])/, "'")));
  // By itself it quotes what holds the record's delimiter, both characters of it, alone.
  return stringify([head, ...cells], { bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
}

/** Reads what `writeCsv` wrote, as a spreadsheet saves it: with commas, semicolons or tabs, with its columns in any order. */
export function readCsv(text: string, file: string): Returned {
  const refused = (line: number, what: string, remedy: string): Returned => ({
    texts: [],
    refusals: [{ file, line, column: 1, name: '', what, remedy }],
  });
  let rows: Row[];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: /[,;\t]/.exec(text.replaceAll('"', ''))?.[0] ?? ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refused(
      Number(error.lines ?? 1),
      `The table cannot be read: ${error.message}.`,
      'Save it in the spreadsheet again, as CSV in UTF-8.',
    );
  }
  const [head, ...others] = rows;
  const columns = (head?.record ?? []).map((name) => name.trim());
  const column = (name: string) =>
    columns.findIndex((heading) => heading === name || heading.startsWith(`${name} `));
  const [, code, locale] = /^translation (\S+) \((\S+)\)$/.exec(columns[column('translation')] ?? '') ?? [];
  const missing = ['key', 'brand', 'source', 'translation'].filter((name) => column(name) === -1);
  if (code === undefined || locale === undefined || missing.length > 0)
    return refused(
      1,
      `The first line has to name the columns "key", "brand", "source …" and "translation …" as the export did${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}.`,
      'Put the first line of the file that the translator got in front.',
    );
  let before = head?.info.lines ?? 1;
  const texts: ReturnedText[] = [];
  const refusals: Returned['refusals'][number][] = [];
  const least = Math.max(...['key', 'brand', 'source', 'translation'].map(column)) + 1;
  for (const { record, info } of others) {
    const cell = (name: string) =>
      (record[column(name)] ?? '').replaceAll('\r\n', '\n').replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '');
    const line = before + 1;
    before = info.lines;
    // A spreadsheet may leave out empty cells at the end of a row.
    if (record.length < least || record.slice(columns.length).some((more) => more.trim() !== '')) {
      const what = `the row has ${counted(record.length, 'cell')}, and the first line ${columns.length}.`;
      const remedy =
        'Put a text with separators, quotes or line breaks in double quotes, and write each quote in it twice.';
      refusals.push({ file, line, column: 1, name: cell('key').trim(), what, remedy });
      continue;
    }
    texts.push({
      key: cell('key').trim(),
      brand: cell('brand').trim(),
      source: cell('source'),
      translation: cell('translation'),
      same: /^(yes|true|x|1)$/i.test(cell('same').trim()),
      holds: cell('state').trim() === 'translated',
      spot: { file, line, column: 1 },
    });
  }
  return { language: { code, locale }, texts, refusals };
}
