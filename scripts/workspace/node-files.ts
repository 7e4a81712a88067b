import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { FileSystem } from '@liveryjs/engine/manifest';
import { nearestFile } from './packages.ts';

/** The real file system below a root folder. It is asked once for each file; a later change needs a new one of these. */
export function nodeFiles(root: string): FileSystem {
  const place = once((path) => placeOf(root, path));
  const real = once((path) => attempt(() => realpathSync(place(path))));
  return {
    read: once((path) => attempt(() => readFileSync(place(path)))),
    size: once((path) => {
      const stats = attempt(() => statSync(place(path)));
      return stats?.isFile() ? stats.size : undefined;
    }),
    holds(folder, path) {
      const [home, file] = [real(folder), real(path)];
      return home !== undefined && file?.startsWith(`${home}${sep}`) === true;
    },
    list: once((folder) => attempt(() => readdirSync(place(folder)).sort()) ?? []),
  };
}

/** The same answers, each found once. */
function once<Answer>(find: (path: string) => Answer): (path: string) => Answer {
  const known = new Map<string, Answer>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined || known.has(path)) return before as Answer;
    const answer = find(path);
    known.set(path, answer);
    return answer;
  };
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

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // Not there, not readable, or gone between two calls: for the pipeline it does not exist.
    return undefined;
  }
}
