import { disk, type Files } from './prepared.ts';

/** One mistake in the files of a brand, and what is to be said of it. */
export interface FileMistake {
  readonly name: string;
  readonly brand: string;
  /** The files as the mistake leaves them. */
  readonly files: () => Files;
  readonly code: string;
  /** The file of the finding in the brand's folder, with what is marked in it: `tokens.json «"6142bf"»`. */
  readonly at: string;
  /** A part of what is said to be done about it. */
  readonly remedy: string;
}

type Row = readonly [files: FileMistake['files'], code: string, at: string, remedy: string];

/** Mistakes in the files of a brand, by what is wrong. */
export function fileMistakes(brand: string, rows: Readonly<Record<string, Row>>): FileMistake[] {
  return Object.entries(rows).map(([name, [files, code, place, remedy]]) => ({
    name,
    brand,
    files,
    code,
    at: place,
    remedy,
  }));
}

/** The text of a file as it is. */
export function textOf(path: string): string {
  return new TextDecoder().decode(disk.read(path));
}

/** A file in which something stands in the place of something else. */
export function replaced(path: string, from: string | RegExp, to: string): () => Files {
  return () => {
    const text = textOf(path);
    const after = text.replace(from, () => to);
    if (after === text) throw new Error(`${path} does not say ${from}.`);
    return { [path]: after };
  };
}

/** The bytes of a text of one character a byte. */
export function bytes(latin1: string): Uint8Array {
  return Uint8Array.from(Buffer.from(latin1, 'latin1'));
}

/** A text as Windows calls it Unicode: UTF-16 with its mark. */
export function utf16(text: string): Uint8Array {
  return Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
}
