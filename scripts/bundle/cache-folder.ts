import { createHash } from 'node:crypto';
import { accessSync, constants, lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Failure } from '@liveryjs/workspace/failure';
import { makeFolder } from '@liveryjs/workspace/write-file';

/** Where a workspace keeps results between runs when nobody names a folder. */
const USUAL = 'node_modules/.cache/livery';

/**
 * The folder where a workspace keeps results between runs. It is made when it is missing. Where the usual one cannot be
 * written, as by a container's user, it is a folder of the system that belongs to this user alone: code that runs is kept in it.
 *
 * @param named relative to the root, or absolute. Default: node_modules/.cache/livery
 * @param note is told of a folder that takes the place of the usual one
 * @returns its absolute path
 * @throws for a folder that was named and cannot be written
 */
export function cacheFolder(
  { root }: { readonly root: string },
  named: string | undefined,
  note: (sentence: string) => void,
): string {
  const folder = resolve(root, named ?? USUAL);
  try {
    make(folder);
    return folder;
  } catch (error) {
    if (named !== undefined) throw error;
  }
  const system = systemFolder(root);
  note(
    `${folder} cannot be written, so results are kept in ${system}. Name another folder with --cache or LIVERY_CACHE.`,
  );
  return system;
}

/** @throws when it cannot be made or written */
function make(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.W_OK | constants.X_OK);
}

/** A folder that the system has for what may be lost. @throws Failure for one that somebody else has made or may write to */
function systemFolder(root: string): string {
  // Windows knows no such numbers: what is in its folder of temporary files is a user's own.
  const user = process.getuid?.();
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const parent = join(tmpdir(), `livery-${user ?? 'cache'}-${name}`);
  makeFolder(parent, { mode: 0o700 });
  const stats = lstatSync(parent);
  const isOurs = user === undefined || (stats.uid === user && (stats.mode & 0o077) === 0);
  if (!stats.isDirectory() || !isOurs)
    throw new Failure(
      `${parent} is not this user's alone, and code that runs would be kept in it. Remove it, or name another folder with --cache or LIVERY_CACHE.`,
    );
  // Files beside the cache stay in the folder, too.
  const folder = join(parent, 'livery');
  make(folder);
  return folder;
}
