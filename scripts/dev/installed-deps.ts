import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const IN_PAGES = ['compiler', 'engine', 'client', 'parts', 'widgets'];
/** Packages whose code runs in pages: a page has each module of theirs once, as it stands. */
export const SERVED_AS_THEY_ARE = [...IN_PAGES, 'schemas'].map((name) => `@liveryjs/${name}`);

/** Folders of the engine that no page loads. */
const NODE_SIDE = /[\\/]compiler[\\/](?!plain[\\/])/;
/** Other modules that no page loads: stories and test helpers. */
const OF_TESTS = /(\.stories|[\\/]testing(-[\w-]+)?)\.js$/;
const BARE = /\b(?:from\s*|import\s*\(?\s*)['"]((?:@[\w.-]+\/)?[\w][\w./-]*)['"]/g;

/**
 * Lists the imports by which installed packages load others, in the form of Vite's `optimizeDeps.include`. Vite finds by
 * itself the imports of sources, and does not look for those of packages that are served as they are.
 *
 * @param folderOf absolute folder of a package of Livery; undefined where it is not installed
 * @returns `<package> > <import>`, each import once; nothing where the packages are sources
 */
export function installedDeps(folderOf: (name: string) => string | undefined): string[] {
  const dependencyPaths = new Map<string, string>();
  for (const name of IN_PAGES) {
    const folder = folderOf(`@liveryjs/${name}`);
    if (!folder?.includes(`${sep}node_modules${sep}`)) continue;
    for (const file of scriptsIn(folder))
      for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(BARE))
        if (!specifier.startsWith('@liveryjs/') && !dependencyPaths.has(specifier))
          dependencyPaths.set(specifier, `@liveryjs/${name} > ${specifier}`);
  }
  return [...dependencyPaths.values()].sort();
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.js') && !NODE_SIDE.test(file) && !OF_TESTS.test(file));
}
