import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const IN_PAGES = ['engine', 'platform', 'parts', 'widgets'];
/** Packages whose code runs in pages: a page has each module of theirs once, as it stands. */
export const SERVED_AS_THEY_ARE = [...IN_PAGES, 'schemas'].map((name) => `@liveryjs/${name}`);

/** Folders of the engine that no page loads. */
const NODE_SIDE = /[\\/]engine[\\/](issues|manifest|theme)[\\/]/;
/** What no page loads either. */
const OF_TESTS = /(\.stories|[\\/]testing(-[\w-]+)?)\.js$/;
const BARE = /\b(?:from\s*|import\s*\(?\s*)['"]((?:@[\w.-]+\/)?[\w][\w./-]*)['"]/g;

/**
 * What installed packages import of others, in the words of Vite's `optimizeDeps.include`. Vite finds by itself what
 * sources import, and does not look for it in packages that are served as they are.
 *
 * @param folderOf absolute folder of a package of Livery; undefined where it is not installed
 * @returns `<package> > <import>`, each import once; nothing where the packages are sources
 */
export function installedDeps(folderOf: (name: string) => string | undefined): string[] {
  const found = new Map<string, string>();
  for (const name of IN_PAGES) {
    const folder = folderOf(`@liveryjs/${name}`);
    if (!folder?.includes(`${sep}node_modules${sep}`)) continue;
    for (const file of scriptsIn(folder))
      for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(BARE))
        if (!specifier.startsWith('@liveryjs/') && !found.has(specifier))
          found.set(specifier, `@liveryjs/${name} > ${specifier}`);
  }
  return [...found.values()].sort();
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.js') && !NODE_SIDE.test(file) && !OF_TESTS.test(file));
}
