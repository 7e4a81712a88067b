import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { FileSystem } from '@liveryjs/engine/manifest';
import { nearestFile } from './packages.ts';

/** The real file system below a root folder. A file is read once; a later change needs a new one of these. */
export function nodeFiles(root: string): FileSystem {
  const read = new Map<string, Uint8Array | undefined>();
  const place = (path: string) => placeOf(root, path);
  return {
    read(path) {
      if (!read.has(path))
        read.set(
          path,
          attempt(() => readFileSync(place(path))),
        );
      return read.get(path);
    },
    size(path) {
      const stats = attempt(() => statSync(place(path)));
      return stats?.isFile() ? stats.size : undefined;
    },
    holds(folder, path) {
      const [home, file] = [folder, path].map((name) => attempt(() => realpathSync(place(name))));
      return home !== undefined && file?.startsWith(`${home}${sep}`) === true;
    },
    list: (folder) => attempt(() => readdirSync(place(folder)).sort()) ?? [],
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
