import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Results kept by the hash of what they were made from, in memory and in a folder. */
export interface Cache {
  /** The value of the key, made once: also when asked for twice at the same time. */
  get<T>(key: string, make: () => Promise<T>): Promise<T>;
}

/** @param folder where values are kept as JSON; ones not used for two weeks are thrown away */
export function openCache(folder: string): Cache {
  const memory = new Map<string, Promise<unknown>>();
  mkdirSync(folder, { recursive: true });
  forget(folder);
  return {
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const found = memory.get(key) ?? load(join(folder, `${key}.json`), make);
      memory.set(key, found);
      found.catch(() => memory.delete(key));
      return found as Promise<T>;
    },
  };
}

async function load(file: string, make: () => Promise<unknown>): Promise<unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const now = new Date();
    utimesSync(file, now, now);
    return value;
  } catch {
    // Not there, or cut off by a full disk: made anew either way.
    const value = await make();
    // Another process may read or write the same key: a rename shows it whole or not at all.
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, JSON.stringify(value));
    renameSync(partial, file);
    return value;
  }
}

function forget(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
}
