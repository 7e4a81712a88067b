import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearestFile } from '@liveryjs/workspace/open/packages';
import { keepLast } from './keep-last.ts';

/** Livery's own packages. */
const OWN = /(^|\/)node_modules\/@liveryjs\//;

const TEXT = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** As many sets of packages as sets of widgets that a build is likely to have. */
const MOST = 16;

/**
 * Gives the licences of a bundle: of Livery, and of every package whose code, styles or files are in it. They are read
 * once for bundles of the same packages.
 *
 * @param roots folders that packages are looked for in, and above
 * @returns a function of the paths of modules and files, `node_modules/…` for those of packages, as code bundles and
 * brands name them
 */
export function licencesIn(roots: readonly string[]): (paths: Iterable<string>) => string {
  const licencesOf = keepLast(
    MOST,
    (names: readonly string[]) => names.join('\n'),
    (names) => {
      const folders = names.map((name) => folderOf(name, roots));
      const others = new Set(folders.flatMap((folder) => folder ?? []).map(licenceOf));
      return [ownLicence(), ...[...others].sort()].join(`\n${'-'.repeat(80)}\n\n`);
    },
  );
  return (paths) => licencesOf(packagesOf(paths));
}

function packagesOf(paths: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const path of paths) {
    const [name] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? [];
    if (name !== undefined && !OWN.test(name)) names.add(name);
  }
  return [...names].sort();
}

function folderOf(name: string, roots: readonly string[]): string | undefined {
  for (const root of roots)
    for (let folder = root; ; folder = dirname(folder)) {
      if (existsSync(join(folder, name, 'package.json'))) return join(folder, name);
      if (folder === dirname(folder)) break;
    }
  return undefined;
}

/** Livery's packages have one licence, which stands in this package's folder or, before it is packed, above. */
function ownLicence(): string {
  const text = nearestFile(import.meta.dirname, ['LICENSE']);
  return `Livery (MIT)\n\n${text === undefined ? '' : readFileSync(text, 'utf8').trim()}\n`;
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const texts = readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${[`${name} ${version} (${license ?? 'see its text'})`, ...texts].join('\n\n')}\n`;
}
