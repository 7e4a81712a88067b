import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { attempt, nodeFiles, placeOf } from './node-files.ts';
import { type PathChange, PathMap, pathChange } from './path-change.ts';

/** Files below a root that are read once, until they change. */
export interface KeptFiles extends FileSystem {
  /**
   * Has what changed be read again. A file that was written with the same bytes again is the same array as before.
   *
   * @param saved what was written, moved or removed; paths outside of the folder whose changes are told are left out
   * @returns those that say something else now, and what changed of all else that was asked for
   */
  refresh(saved: readonly string[]): string[];
}

/**
 * @param root a real path
 * @param toldFolder relative to the root. Changes in this folder are told; all else that was asked for is looked at to
 *   find its changes: also what a link in the folder leads to
 */
export function keptFiles(root: string, toldFolder: string): KeptFiles {
  const files = nodeFiles(root);
  const home = attempt(() => realpathSync(placeOf(root, toldFolder))) ?? resolve(root, toldFolder);
  const askedPaths = new PathMap<true>();
  const stamps = new Map<string, { readonly place: string; readonly stamp: string }>();
  const lookedAt = new Map<string, string>();
  const replaced = new Map<string, Uint8Array>();

  const isInside = (path: string) => path === toldFolder || path.startsWith(`${toldFolder}/`);
  function isTold(path: string): boolean {
    if (path === toldFolder) return true;
    if (!isInside(path)) return false;
    const place = placeOf(root, path);
    const real = attempt(() => realpathSync.native(place));
    if (real !== undefined) return real === home + path.slice(toldFolder.length);
    // A link that leads nowhere is one, too.
    return attempt(() => lstatSync(place)) === undefined && isTold(posix.dirname(path));
  }
  function note(path: string): string {
    if (askedPaths.has(path)) return path;
    askedPaths.set(path, true);
    if (isTold(path)) return path;
    const place = placeOf(root, path);
    stamps.set(path, { place, stamp: stampOf(place) });
    return path;
  }
  function read(path: string): Uint8Array | undefined {
    const bytes = files.read(note(path));
    const before = replaced.get(path);
    return before !== undefined && bytes !== undefined && Buffer.compare(before, bytes) === 0
      ? before
      : bytes;
  }
  /** Tells whether a path was looked at since it changed, or has the same contents as then. */
  function isAsItWas(path: string): boolean {
    const stamp = stampOf(placeOf(root, path));
    const isLookedAt = lookedAt.get(path) === stamp;
    lookedAt.set(path, stamp);
    if (isLookedAt) return true;
    const before = files.knows(path) ? read(path) : undefined;
    const now = before && attempt(() => readFileSync(placeOf(root, path)));
    return now !== undefined && before !== undefined && Buffer.compare(before, now) === 0 && isTold(path);
  }
  /** Keeps the bytes that were known of what changed: they may stay as they are. */
  function forget(changed: PathChange): void {
    for (const path of changed.among(askedPaths)) {
      const bytes = files.knows(path) ? read(path) : undefined;
      if (bytes !== undefined) replaced.set(path, bytes);
      askedPaths.delete(path);
      stamps.delete(path);
    }
    files.forget(changed);
  }

  return {
    read,
    size: (path) => files.size(note(path)),
    list: (folder) => files.list(note(folder)),
    fault: (path) => files.fault(note(path)),
    holds: (folder, path) => files.holds(note(folder), note(path)),
    refresh(saved) {
      const others = [...stamps].flatMap(([path, { place, stamp }]) =>
        stampOf(place) === stamp ? [] : [path],
      );
      const changed = [
        ...new Set([...saved.filter((path) => isInside(path) && !isAsItWas(path)), ...others]),
      ];
      if (changed.length > 0) forget(pathChange(changed));
      return changed;
    },
  };
}

/** Returns a text that differs when another file is in the place, or the same file has other contents. */
function stampOf(place: string): string {
  const stats = attempt(() => statSync(place, { throwIfNoEntry: false }));
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}
