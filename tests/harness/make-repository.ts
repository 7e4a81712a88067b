import { mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../../node_modules');

/** Folders whose `node_modules` the repositories inside them share, by the packages that those do not have. */
const shared = new Map<string, string>();

/**
 * Makes an empty folder that has what this repository has installed, its own packages as well, in a folder above it: to link
 * hundreds of packages for each repository takes half a second. `repositories-setup.ts` removes what is left at the end of a run.
 *
 * @param name beginning of the folder's name
 * @param without names of packages below `@liveryjs/` that the folder does not get
 * @returns its absolute path, without links
 */
export function makeRepository(name: string, without: readonly string[]): string {
  const kind = without.join();
  const above = shared.get(kind) ?? linkPackages(without);
  shared.set(kind, above);
  return mkdtempSync(join(above, `${name}-`));
}

function linkPackages(without: readonly string[]): string {
  const above = realpathSync(mkdtempSync(join(process.env.LIVERY_REPOSITORIES ?? tmpdir(), 'packages-')));
  const folder = join(above, 'node_modules');
  mkdirSync(join(folder, '@liveryjs'), { recursive: true });
  const ownPackages = readdirSync(join(PACKAGES, '@liveryjs')).filter((name) => !without.includes(name));
  const others = readdirSync(PACKAGES).filter((name) => !name.startsWith('.') && name !== '@liveryjs');
  for (const name of [...ownPackages.map((name) => `@liveryjs/${name}`), ...others])
    symlinkSync(join(PACKAGES, name), join(folder, name), 'junction');
  return above;
}
