import { statSync } from 'node:fs';
import { digestOf } from '@liveryjs/workspace/hash';
import type { Bounds } from '@liveryjs/workspace/regular-file';
import { read } from './cache.ts';
import { decoded, type Encoding } from './twins.ts';

export interface Content {
  readonly content: Uint8Array;
  /** Digest of the content; of compressed bytes, of what is in them. Undefined for bytes that are none of the encoding. */
  readonly digest: string | undefined;
}

/** Files that bundles share as hard links, by what tells a file and its versions apart. They are most of a bundle. */
const shared = new Map<string, Content>();
let sharedBytes = 0;
const MOST_SHARED_BYTES = 64 * 1024 * 1024;

/**
 * A file with its digest; one that is still the same as a file of another bundle is not read again.
 * @param encoding of a compressed file
 * @returns undefined where there is no file that can be read
 */
export function readOnce(path: string, bounds?: Bounds, encoding?: Encoding): Content | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const { dev, ino, size, mtimeMs, ctimeMs, nlink } = stats;
  const version = `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  const before = shared.get(version);
  if (before) return before;
  const content = read(path, bounds);
  if (content === undefined) return undefined;
  const plain = encoding === undefined ? content : decoded(content, encoding);
  const fresh = { content, digest: plain && digestOf(plain) };
  if (nlink > 1) {
    if (sharedBytes > MOST_SHARED_BYTES) {
      shared.clear();
      sharedBytes = 0;
    }
    shared.set(version, fresh);
    sharedBytes += size;
  }
  return fresh;
}
