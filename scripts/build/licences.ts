import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearestFile } from '#scripts/workspace/packages.ts';

/** Livery's own packages. */
const OWN = /(^|\/)node_modules\/@liveryjs\//;

const TEXT = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/**
 * The licences of a bundle: of Livery, and of every package whose code, styles or files are in it.
 *
 * @param paths modules and files, `node_modules/…` for those of packages, as code bundles and brands name them
 * @param roots folders that packages are looked for in, and above
 */
export function licencesOf(paths: Iterable<string>, roots: readonly string[]): string {
  const names = new Set<string>();
  for (const path of paths) {
    const [name] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? [];
    if (name !== undefined && !OWN.test(name)) names.add(name);
  }
  const folders = [...names].map((name) => folderOf(name, roots));
  const others = new Set(folders.flatMap((folder) => folder ?? []).map(licenceOf));
  return [ownLicence(), ...[...others].sort()].join(`\n${'-'.repeat(80)}\n\n`);
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
