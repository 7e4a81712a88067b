import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEXT = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/**
 * The licences of a bundle: of Livery, and of every package whose code, styles or files are in it.
 * @param packageRoot folder of Livery
 * @param paths modules and files, `node_modules/…` for those of packages, as code bundles and brands name them
 * @param roots folders that packages are looked for in, and above
 */
export function licencesOf(packageRoot: string, paths: Iterable<string>, roots: readonly string[]): string {
  const names = new Set<string>();
  for (const path of paths) {
    const [name] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? [];
    if (name !== undefined) names.add(name);
  }
  const folders = [...names].map((name) => folderOf(name, roots));
  const parts = [packageRoot, ...folders.flatMap((folder) => folder ?? [])].map(licenceOf);
  const [own = '', ...others] = [...new Set(parts)];
  return [own, ...others.sort()].join(`\n${'-'.repeat(80)}\n\n`);
}

function folderOf(name: string, roots: readonly string[]): string | undefined {
  for (const root of roots)
    for (let folder = root; ; folder = dirname(folder)) {
      if (existsSync(join(folder, name, 'package.json'))) return join(folder, name);
      if (folder === dirname(folder)) break;
    }
  return undefined;
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
