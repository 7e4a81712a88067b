import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { FileSystem } from '@liveryjs/engine/manifest';

/** The real file system below a root folder. A file is read once; a later change needs a new one of these. */
export function nodeFiles(root: string): FileSystem {
  const read = new Map<string, Uint8Array | undefined>();
  return {
    read(path) {
      if (!read.has(path))
        read.set(
          path,
          attempt(() => readFileSync(resolve(root, path))),
        );
      return read.get(path);
    },
    size(path) {
      const stats = attempt(() => statSync(resolve(root, path)));
      return stats?.isFile() ? stats.size : undefined;
    },
    holds(folder, path) {
      const [home, file] = [folder, path].map((name) => attempt(() => realpathSync(resolve(root, name))));
      return home !== undefined && file?.startsWith(`${home}${sep}`) === true;
    },
    list: (folder) => attempt(() => readdirSync(resolve(root, folder)).sort()) ?? [],
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // Not there, not readable, or gone between two calls: for the pipeline it does not exist.
    return undefined;
  }
}
