import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a bundle's files into a folder: all of them or, when anything fails, none. The folder's former content is
 * replaced as a whole.
 */
export function writeBundle(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  // In the same parent, because a rename does not cross file systems.
  const work = mkdtempSync(join(parent, '.writing-'));
  try {
    const fresh = join(work, 'new');
    for (const [path, content] of files) {
      const file = join(fresh, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    const old = join(work, 'old');
    if (existsSync(folder)) renameSync(folder, old);
    try {
      renameSync(fresh, folder);
    } catch (error) {
      if (existsSync(old)) renameSync(old, folder);
      throw error;
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
