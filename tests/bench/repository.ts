import { cpSync, existsSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildPackages } from '@liveryjs/cli/packages/build-packages';

/** The command, relative to a repository that `makeRepository` has made: built, as operators have it. */
export const COMMAND = 'node_modules/@liveryjs/cli/livery.js';

/**
 * Makes an operator's repository with the project's brands, for which the packages are installed as npm would.
 * @param folder where the repository lies, in a folder of its own
 * @returns the repository's folder
 */
export async function makeRepository(root: string, folder: string): Promise<string> {
  const portals = join(folder, 'my-portals');
  await buildPackages(root, join(portals, 'node_modules/@liveryjs'));
  // The packages find their dependencies in a folder above.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  cpSync(join(root, 'brands'), join(portals, 'brands'), {
    recursive: true,
    // The house is a package.
    filter: (path) => basename(path) !== 'house',
  });
  cpSync(join(root, 'package-lock.json'), join(portals, 'package-lock.json'));
  writeFileSync(join(portals, 'package.json'), '{ "name": "my-portals", "type": "module" }\n');
  return portals;
}

/**
 * Moves what a machine has made out of a repository, so that only what was installed is there for the next one. Nothing is
 * removed: for half a minute after many files were removed, ext4 takes ten times as long to make new ones, and no new machine
 * knows such a time.
 */
export function setAside(portals: string): void {
  for (const made of ['node_modules/.cache', 'dist']) {
    const from = join(portals, made);
    if (existsSync(from))
      renameSync(from, join(mkdtempSync(join(dirname(portals), 'earlier-')), basename(made)));
  }
}
