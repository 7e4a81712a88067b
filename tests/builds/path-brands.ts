import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, openWorkspace } from '@liveryjs/cli';
import { formatIssue } from '@liveryjs/compiler/issues';

const project = resolve(import.meta.dirname, '../..');

/**
 * Brands that are held to all of their addresses. All four take ten minutes on a busy machine, so that kiosk, whose pages are
 * few, stands for them. `EVERY_LANGUAGE_OF=aurora,harbor,jade,kiosk` names others.
 */
export const VISITED: readonly string[] = (process.env.EVERY_LANGUAGE_OF ?? 'kiosk').split(',');

/**
 * Builds the project's brands as they are, but for their languages, which say themselves in addresses.
 * @param root an empty folder, which gets `brands` and `dist`
 * @returns the folder of the bundles
 * @throws for a brand that cannot be built, with its issues
 */
export async function buildByPath(root: string): Promise<string> {
  const brands = join(root, 'brands');
  for (const { name } of readdirSync(join(project, 'brands'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  ))
    placeBrand(join(project, 'brands', name), join(brands, name), VISITED.includes(name));
  const workspace = await openWorkspace({ root: project, brandsFolder: brands });
  const outDir = join(root, 'dist');
  const { ok, brands: built } = await build(workspace, { brands: [...VISITED], outDir });
  if (ok) return outDir;
  throw new Error(
    built
      .flatMap(({ issues }) => issues)
      .map((issue) => formatIssue(issue))
      .join('\n'),
  );
}

/** Puts a copy of a brand into another folder. A link that leads out of its folder is no file of a brand. */
function placeBrand(from: string, to: string, isVisited: boolean): void {
  cpSync(from, to, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  if (!isVisited) return;
  const file = join(to, 'brand.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const languages = { ...manifest.languages, addresses: 'path' };
  writeFileSync(file, JSON.stringify({ ...manifest, languages }, undefined, 2));
}

/** The languages of a brand, the one that it begins in first. */
export function languagesOf(brand: string): readonly { readonly code: string; readonly locale: string }[] {
  const { languages } = JSON.parse(readFileSync(join(project, 'brands', brand, 'brand.json'), 'utf8'));
  return languages.supported;
}
