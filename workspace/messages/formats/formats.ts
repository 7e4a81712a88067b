import type { Export } from '#workspace/messages/exported.ts';
import { readCsv, writeCsv } from './csv.ts';
import { readJson, writeJson } from './json.ts';
import type { Returned } from './returned.ts';
import { readXliff, writeXliff } from './xliff.ts';

/** A format that writes texts for a translator, and reads them when they come back. */
interface Format {
  readonly endings: readonly string[];
  write(texts: Export): string;
  /** @param file as it is told to people */
  read(text: string, file: string): Returned;
}

export const formats = {
  json: { endings: ['.json'], write: writeJson, read: readJson },
  csv: { endings: ['.csv'], write: writeCsv, read: readCsv },
  xliff: { endings: ['.xlf', '.xliff'], write: writeXliff, read: readXliff },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

export const formatNames = Object.keys(formats) as FormatName[];

/** The format that the ending of a file's name says. */
export function formatOf(file: string | undefined): FormatName | undefined {
  return formatNames.find((name) =>
    formats[name].endings.some((ending) => file?.toLowerCase().endsWith(ending)),
  );
}
