import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  // What the packages need is found in a folder above.
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
