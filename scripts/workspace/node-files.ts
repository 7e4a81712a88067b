import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, posix, resolve, sep } from 'node:path';
import type { FileSystem } from '@liveryjs/engine/manifest';
import { nearestFile } from './packages.ts';
import { type PathChange, PathMap } from './path-change.ts';

export interface NodeFiles extends FileSystem {
  /** Whether the file at this path has been read. */
  knows(path: string): boolean;
  /** Asks again for what has changed. */
  forget(changed: PathChange): void;
}

const NONE: readonly string[] = Object.freeze([]);

/** The real file system below a root folder. It is asked once for each file, until the file is forgotten. */
export function nodeFiles(root: string): NodeFiles {
  const place = once((path) => placeOf(root, path));
  const real = once((path) => attempt(() => realpathSync.native(place(path))));
  // Most brands lack most folders, and to ask for each file of one costs more than to ask for the folder.
  const isThere = once((folder) => existsSync(place(folder)));
  const size = once((path) => {
    const stats = isThere(posix.dirname(path))
      ? attempt(() => statSync(place(path), { throwIfNoEntry: false }))
      : undefined;
    return stats?.isFile() ? stats.size : undefined;
  });
  // A pipe would never end, and a device neither.
  const read = once((path) =>
    size(path) === undefined ? undefined : attempt(() => readFileSync(place(path))),
  );
  const list = once((folder): readonly string[] =>
    isThere(folder) ? (attempt(() => readdirSync(place(folder)).sort()) ?? NONE) : NONE,
  );
  return {
    read,
    size,
    list,
    holds(folder, path) {
      const [home, file] = [real(folder), real(path)];
      return home !== undefined && file?.startsWith(`${home}${sep}`) === true;
    },
    knows: read.knows,
    forget(changed) {
      for (const answers of [place, real, read, isThere, size]) answers.forget(changed);
      // What is written below a folder seldom is a name that the folder did not have.
      list.forget(
        changed,
        (folder, names) =>
          changed.inside(folder)?.every((name) => names.includes(name) === isThere(`${folder}/${name}`)) ===
          true,
      );
    },
  };
}

/** The same answers, each found once until it is forgotten. */
function once<Answer>(find: (path: string) => Answer) {
  const known = new PathMap<Answer>();
  const ask = (path: string): Answer => {
    const before = known.get(path);
    if (before !== undefined || known.has(path)) return before as Answer;
    const answer = find(path);
    known.set(path, answer);
    return answer;
  };
  return Object.assign(ask, {
    knows: (path: string) => known.has(path),
    /** @param stays says of an answer whether it is right all the same */
    forget(changed: PathChange, stays?: (path: string, answer: Answer) => boolean) {
      for (const path of changed.among(known))
        if (!stays?.(path, known.get(path) as Answer)) known.delete(path);
    },
  });
}

/**
 * Where a file really lies: below the root, or, where it is one of an installed package, in the `node_modules` that the
 * package was put in: those of a folder above, or those of this command.
 *
 * @returns an absolute path
 */
export function placeOf(root: string, path: string): string {
  const below = resolve(root, path);
  if (!path.startsWith('node_modules/') || existsSync(below)) return below;
  return nearestFile(dirname(resolve(root)), [path]) ?? nearestFile(import.meta.dirname, [path]) ?? below;
}

/** What some work gives; undefined where it throws. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // Not there, not readable, or gone between two calls: for the pipeline it does not exist.
    return undefined;
  }
}
