import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startRegistry } from '#tests/packages/local-registry.ts';
import { npm } from '#tests/packages/npm.ts';
import { packAll } from '#tests/packages/pack-all.ts';
import type { Bench } from './bench.ts';

/**
 * The packages that a repository of brands installs to check, build and serve, against those that this repository installs.
 */
export const installed: Bench = {
  name: 'installed',
  async run({ root, scratch, log }) {
    const packed = await packAll(root, join(scratch, 'packed'));
    const registry = await startRegistry(root, packed);
    try {
      const folder = join(scratch, 'my-portals');
      mkdirSync(scratch, { recursive: true });
      await npm(scratch, ['create', '--yes', '@liveryjs/brands', folder, 'lotus'], registry.url);
      // Its script of preparation runs the command, which is what is measured.
      await npm(folder, ['install', '--omit=dev'], registry.url);
      const theirs = { bytes: bytesIn(join(folder, 'node_modules')), packages: packagesIn(folder) };
      const ours = { bytes: bytesIn(join(root, 'node_modules')), packages: packagesIn(root) };
      log(`installed: ${sizeText(theirs)}; here ${sizeText(ours)}`);
      rmSync(folder, { recursive: true, force: true });
      return [
        {
          what: 'what a repository of brands installs, without development, against this repository',
          measured: sizeText(theirs),
          baseline: sizeText(ours),
          value: theirs.bytes / ours.bytes,
          limit: 0.5,
          unit: 'ratio',
        },
      ];
    } finally {
      registry.close();
    }
  },
};

function sizeText({ bytes, packages }: { readonly bytes: number; readonly packages: number }): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MiB in ${packages} packages`;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.cache/'))
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
}

/** As npm wrote down what it installed. */
function packagesIn(folder: string): number {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly link?: boolean }>>;
  };
  return Object.values(packages).filter(({ link }) => !link).length;
}
