import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The packages whose code goes into bundles. */
const IN_BUNDLES = ['engine', 'parts', 'platform', 'schemas'] as const;

/** Absolute folders of the packages whose code goes into bundles. */
export type CodeFolders = Readonly<Record<(typeof IN_BUNDLES)[number], string>>;

/**
 * Where a package lies: as it is installed for a folder, else as it is installed for this command.
 *
 * @param root absolute
 * @returns an absolute path, with links followed; undefined where the package is not installed
 */
export function packageFolder(name: string, root: string): string | undefined {
  for (const from of [join(root, 'package.json'), import.meta.url]) {
    try {
      return dirname(createRequire(from).resolve(`${name}/package.json`));
    } catch {
      // Not installed for this one.
    }
  }
  return undefined;
}

/** @throws where a package is not installed */
export function codeFolders(root: string): CodeFolders {
  const found = IN_BUNDLES.map((name) => {
    const folder = packageFolder(`@liveryjs/${name}`, root);
    if (folder === undefined)
      throw new Error(`@liveryjs/${name} is not installed. Run: npm install @liveryjs/${name}`);
    return [name, folder] as const;
  });
  return Object.fromEntries(found) as CodeFolders;
}

/** A file of a folder, or of the nearest folder above that has one; undefined where none has. */
export function nearestFile(folder: string, names: readonly string[]): string | undefined {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  const above = dirname(folder);
  return above === folder ? undefined : nearestFile(above, names);
}
