import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../../node_modules');

/**
 * Gives a folder what this repository has installed, its own packages as well, without a copy.
 *
 * @param root absolute; without a folder `node_modules`
 * @param without names of packages below `@liveryjs/` that the folder does not get
 */
export function installPackages(root: string, without: readonly string[]): void {
  const folder = join(root, 'node_modules');
  mkdirSync(join(folder, '@liveryjs'), { recursive: true });
  const own = readdirSync(join(PACKAGES, '@liveryjs')).filter((name) => !without.includes(name));
  const others = readdirSync(PACKAGES).filter((name) => !name.startsWith('.') && name !== '@liveryjs');
  for (const name of [...own.map((name) => `@liveryjs/${name}`), ...others])
    symlinkSync(join(PACKAGES, name), join(folder, name), 'junction');
}
