import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { machineFailure } from '@liveryjs/workspace/failure';
import { hashOf } from '@liveryjs/workspace/hash';
import { type Bounds, readRegularSync } from '@liveryjs/workspace/regular-file';
import { makeFolder, replaceFile } from '@liveryjs/workspace/write-file';
import type { SharedCache } from './shared-cache.ts';

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Results kept by the hash of what they were made from, in memory and in a folder. */
export interface Cache {
  /** The value of the key, made once: also when asked for twice at the same time. */
  get<T>(key: string, make: () => Promise<T>): Promise<T>;
  /**
   * Bytes by the content that they were made from, from the folder alone: they are not in memory, and not sent to others.
   * @param key names the content: equal keys, equal bytes
   * @param isWhole tells whether kept bytes are as they were made
   */
  bytes(key: string, isWhole: (kept: Buffer) => boolean, make: () => Promise<Buffer>): Promise<Buffer>;
}

/**
 * @param folder where values are kept as JSON, each below a digest of it; ones not used for two weeks are thrown away
 * @param note is told, in a sentence, of a kept value that is not as it was written: it is made anew
 * @param shared is asked for what the folder lacks, and gets what was made
 * @throws where the folder cannot be made. One that takes nothing more, as on a full disk, costs one sentence
 */
export function openCache(folder: string, note: (sentence: string) => void, shared?: SharedCache): Cache {
  const memory = new Map<string, Promise<unknown>>();
  makeFolder(folder);
  let isTold = false;
  const write: Write = (work) => {
    try {
      work();
    } catch (error) {
      const failure = machineFailure(error, folder);
      if (failure === undefined) throw error;
      if (!isTold) note(`${failure.message} This build goes on, and keeps nothing there.`);
      isTold = true;
    }
  };
  write(() => forget(folder));
  return {
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const entry = memory.get(key) ?? load(join(folder, `${key}.json`), key, make, { note, shared, write });
      memory.set(key, entry);
      entry.catch(() => memory.delete(key));
      return entry as Promise<T>;
    },
    async bytes(key, isWhole, make) {
      const file = join(folder, key);
      const kept = read(file);
      if (kept !== undefined && isWhole(kept)) {
        write(() => renew(file));
        return kept;
      }
      if (kept !== undefined) note(damaged(file));
      const bytes = await make();
      write(() => replaceFile(file, bytes));
      return bytes;
    },
  };
}

/** Changes the folder where it can be changed: what cannot be kept is made anew the next time. */
type Write = (work: () => void) => void;

interface Ways {
  readonly note: (sentence: string) => void;
  readonly shared: SharedCache | undefined;
  readonly write: Write;
}

async function load(
  file: string,
  key: string,
  make: () => Promise<unknown>,
  { note, shared, write }: Ways,
): Promise<unknown> {
  const kept = read(file);
  if (kept !== undefined) {
    const end = kept.indexOf('\n');
    const json = kept.subarray(end + 1);
    if (kept.subarray(0, end).equals(Buffer.from(hashOf(key, json)))) {
      write(() => renew(file));
      return JSON.parse(json.toString());
    }
    note(damaged(file));
  }
  const keep = (json: Buffer) =>
    write(() => replaceFile(file, Buffer.concat([Buffer.from(`${hashOf(key, json)}\n`), json])));
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

/** Keeps a file from being thrown away. */
function renew(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

function damaged(file: string): string {
  return `${file} is not as it was written. What it held is made anew.`;
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
