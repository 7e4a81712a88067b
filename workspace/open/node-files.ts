import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, posix, resolve, sep } from 'node:path';
import type { FileFault, FileSystem } from '@liveryjs/compiler/manifest';
import { nearestFile } from './packages.ts';
import { type PathChange, PathMap } from './path-change.ts';

export interface NodeFiles extends FileSystem {
  fault(path: string): FileFault | undefined;
  /** Tells whether the file at this path has been read. */
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
    const entry = isThere(posix.dirname(path)) ? attempt(() => entryAt(path)) : undefined;
    const isLink = entry?.isSymbolicLink() === true;
    const stats = isLink ? attempt(() => statSync(place(path), { throwIfNoEntry: false })) : entry;
    return stats?.isFile() && !(isLink && leadsOut(path)) ? stats.size : undefined;
  });
  const entryAt = (path: string) => lstatSync(place(path), { throwIfNoEntry: false });
  /**
   * Tells whether a link in the repository leads out of both the repository and the link's own folder. Packages are linked
   * from anywhere.
   */
  const leadsOut = (path: string) => {
    if (/^(\.\.|node_modules)(\/|$)|^\//.test(path)) return false;
    const target = real(path);
    return ['', posix.dirname(path)].every((folder) => {
      const home = real(folder);
      return home === undefined || target?.startsWith(home.endsWith(sep) ? home : `${home}${sep}`) !== true;
    });
  };
  const fault = once((path): FileFault | undefined => {
    if (read.knows(path) && read(path) !== undefined) return undefined;
    try {
      const entry = entryAt(path);
      if (entry === undefined) return undefined;
      // Most are no links: to ask once is half of what many brands cost here.
      const isLink = entry.isSymbolicLink();
      const stats = isLink ? statSync(place(path)) : entry;
      if (isLink && leadsOut(path)) return 'outside';
      if (!stats.isFile() && !stats.isDirectory()) return 'special';
      accessSync(place(path), stats.isFile() ? constants.R_OK : constants.R_OK | constants.X_OK);
      return undefined;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Nothing stands below a file.
      if (code === 'ENOTDIR') return undefined;
      return code === 'ELOOP' ? 'loop' : code === 'ENOENT' ? 'nowhere' : 'forbidden';
    }
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
    fault,
    holds(folder, path) {
      const [home, file] = [real(folder), real(path)];
      return home !== undefined && file?.startsWith(`${home}${sep}`) === true;
    },
    knows: read.knows,
    forget(changed) {
      for (const answers of [place, real, read, isThere, size, fault]) answers.forget(changed);
      // A path that is written below a folder is seldom a name that the folder did not have.
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
  const answers = new PathMap<Answer>();
  const ask = (path: string): Answer => {
    const before = answers.get(path);
    if (before !== undefined || answers.has(path)) return before as Answer;
    const answer = find(path);
    answers.set(path, answer);
    return answer;
  };
  return Object.assign(ask, {
    knows: (path: string) => answers.has(path),
    /** @param stays says of an answer whether it is right all the same */
    forget(changed: PathChange, stays?: (path: string, answer: Answer) => boolean) {
      for (const path of changed.among(answers))
        if (!stays?.(path, answers.get(path) as Answer)) answers.delete(path);
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

/** Returns the result of some work; undefined where it throws. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // Not there, not readable, or gone between two calls: for the pipeline it does not exist.
    return undefined;
  }
}
