import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { attempt, nodeFiles, placeOf } from './node-files.ts';
import { type PathChange, PathMap, pathChange } from './path-change.ts';

/** Files below a root that are read once, until they change. */
export interface KeptFiles extends FileSystem {
  /**
   * Lays a text that is not saved over a file, or where there is none.
   *
   * @param text null has the file be gone; undefined takes away what was laid over it
   * @returns true where the path says something else than before
   */
  draft(path: string, text: string | null | undefined): boolean;
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
  /** Null where the file is to be gone. */
  const drafts = new Map<string, Uint8Array | null>();

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
    const stored = note(path);
    const bytes = drafts.has(path) ? (drafts.get(path) ?? undefined) : files.read(stored);
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
    size(path) {
      const stored = note(path);
      return drafts.has(path) ? drafts.get(path)?.length : files.size(stored);
    },
    list(folder) {
      const names = files.list(note(folder));
      const added = [...drafts].flatMap(([path, bytes]) =>
        bytes !== null && path.startsWith(`${folder}/`)
          ? [path.slice(folder.length + 1).split('/', 1)[0] ?? '']
          : [],
      );
      const isGone = (name: string) => drafts.get(`${folder}/${name}`) === null;
      if (added.every((name) => names.includes(name)) && !names.some(isGone)) return names;
      return [...new Set([...names.filter((name) => !isGone(name)), ...added])].sort();
    },
    fault: (path) => (drafts.has(path) ? undefined : files.fault(note(path))),
    holds: (folder, path) =>
      drafts.has(path) ? drafts.get(path) !== null : files.holds(note(folder), note(path)),
    draft(path, text) {
      const stored = files.read(note(path));
      const written = typeof text === 'string' ? new TextEncoder().encode(text) : text;
      const isStored = written ? stored && Buffer.compare(stored, written) === 0 : stored === undefined;
      const next = isStored ? undefined : written;
      const before = drafts.get(path);
      if (before === next || (before && next && Buffer.compare(before, next) === 0)) return false;
      forget(pathChange([path]));
      if (next === undefined) drafts.delete(path);
      else drafts.set(path, next);
      return true;
    },
    refresh(saved) {
      const others = [...stamps].flatMap(([path, { place, stamp }]) =>
        stampOf(place) === stamp ? [] : [path],
      );
      const isHidden = (path: string) => drafts.has(path);
      const written = saved.filter((path) => isInside(path) && !isHidden(path) && !isAsItWas(path));
      const changed = [...new Set([...written, ...others.filter((path) => !isHidden(path))])];
      if (changed.length > 0) forget(pathChange(changed));
      // The file below a draft shows once that is taken away.
      const below = [...saved, ...others].filter(isHidden);
      if (below.length > 0) files.forget(pathChange(below));
      return changed;
    },
  };
}

/** Returns a text that differs when another file is in the place, or the same file has other contents. */
function stampOf(place: string): string {
  const stats = attempt(() => statSync(place, { throwIfNoEntry: false }));
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}
