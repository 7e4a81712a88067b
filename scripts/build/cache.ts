import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { type Bounds, readRegularSync } from '#scripts/regular-file.ts';
import { writeFile } from '#scripts/write-file.ts';
import { hashOf } from './hash.ts';
import type { SharedCache } from './shared-cache.ts';

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Results kept by the hash of what they were made from, in memory and in a folder. */
export interface Cache {
  /** The value of the key, made once: also when asked for twice at the same time. */
  get<T>(key: string, make: () => Promise<T>): Promise<T>;
}

/**
 * @param folder where values are kept as JSON, each below a digest of it; ones not used for two weeks are thrown away
 * @param note is told, in a sentence, of a kept value that is not as it was written: it is made anew
 * @param shared is asked for what the folder lacks, and gets what was made
 */
export function openCache(folder: string, note: (sentence: string) => void, shared?: SharedCache): Cache {
  const memory = new Map<string, Promise<unknown>>();
  mkdirSync(folder, { recursive: true });
  forget(folder);
  return {
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const found = memory.get(key) ?? load(join(folder, `${key}.json`), key, make, note, shared);
      memory.set(key, found);
      found.catch(() => memory.delete(key));
      return found as Promise<T>;
    },
  };
}

async function load(
  file: string,
  key: string,
  make: () => Promise<unknown>,
  note: (sentence: string) => void,
  shared: SharedCache | undefined,
): Promise<unknown> {
  const kept = read(file);
  if (kept !== undefined) {
    const end = kept.indexOf('\n');
    const json = kept.subarray(end + 1);
    if (kept.subarray(0, end).equals(Buffer.from(hashOf(key, json)))) {
      const now = new Date();
      utimesSync(file, now, now);
      return JSON.parse(json.toString());
    }
    note(`${file} is not as it was written. What it held is made anew.`);
  }
  const keep = (json: Buffer) =>
    writeWhole(file, Buffer.concat([Buffer.from(`${hashOf(key, json)}\n`), json]));
  const sent = await shared?.get(key);
  if (sent !== undefined) {
    keep(sent);
    return JSON.parse(sent.toString());
  }
  const value = await make();
  const json = Buffer.from(JSON.stringify(value));
  keep(json);
  shared?.put(key, json);
  return value;
}

/**
 * Writes a file that other processes may read or write at the same time: they see it whole, as it was or as it is.
 * @throws when the disk is full or read-only; the file is then as it was
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const partial = `${file}.${process.pid}-${threadId}`;
  try {
    writeFile(partial, content);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** The bytes of a file; undefined when there is none that can be read, as where a pipe or a device lies in its place. */
export function read(file: string, bounds?: Bounds): Buffer | undefined {
  try {
    return readRegularSync(file, bounds);
  } catch {
    return undefined;
  }
}

function forget(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
}
