import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The input of a reader: files by their names. Readers of one file take the first. */
export type Case = ReadonlyMap<string, Uint8Array>;

/** Cases that are kept, by the name of the target. An entry is a file, or a folder where a case has several. */
export const CORPUS = resolve(import.meta.dirname, 'corpus');

export interface Entry {
  /** Relative to the corpus. */
  readonly name: string;
  /** True when a reader has failed on it once: `crash-4f2a91c3.json`. */
  readonly failed: boolean;
  readonly input: Case;
}

export function readCorpus(target: string): Entry[] {
  const folder = join(CORPUS, target);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.map((name) => ({
    name: `${target}/${name}`,
    failed: /^(crash|outside|slow|hang|memory)-/.test(name),
    input: readCase(join(folder, name)),
  }));
}

function readCase(path: string): Case {
  if (!statSync(path).isDirectory()) return new Map([[path.slice(path.lastIndexOf('/') + 1), bytesOf(path)]]);
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((file) => [relative(path, file), bytesOf(file)]));
}

/** Plain bytes: a buffer of Node is another kind of array. */
function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path));
}

/** Keeps a case for every later run, with the names of its files. @returns its path */
export function saveCase(target: string, kind: string, input: Case): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of input) hash.update(name).update(bytes);
  const entry = join(CORPUS, target, `${kind}-${hash.digest('hex').slice(0, 8)}`);
  writeFiles(entry, input);
  return entry;
}

export function writeFiles(folder: string, input: Case): void {
  for (const [name, bytes] of input) {
    const file = join(folder, name);
    mkdirSync(resolve(file, '..'), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** A case of one file. */
export function caseOf(name: string, content: string | Uint8Array): Case {
  return new Map([[name, typeof content === 'string' ? new TextEncoder().encode(content) : content]]);
}

/** The only file of a case, or its first. */
export function first(input: Case): { readonly name: string; readonly bytes: Uint8Array } {
  const [[name, bytes] = ['', new Uint8Array()]] = input;
  return { name, bytes };
}

/** Bytes as text, however they were written: what is no UTF-8 is U+FFFD. */
export function textIn(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}
