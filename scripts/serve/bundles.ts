import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildReport } from '#scripts/build/report.ts';
import type { Hosted } from './host-names.ts';

/** A built bundle that can be served. */
export interface ServedBundle extends Hosted {
  readonly folder: string;
  /** Paths of the files that a visitor may have, relative to the folder. */
  readonly files: ReadonlySet<string>;
}

/** The bundles in a folder, read anew: one may have been built since. */
export function readBundles(outDir: string): ServedBundle[] {
  return list(outDir).flatMap((name) => {
    const folder = join(outDir, name);
    try {
      const report = JSON.parse(readFileSync(join(folder, 'build-report.json'), 'utf8')) as BuildReport;
      const { brand: id, domains, files, chunks } = report;
      const all = [...Object.keys(files), ...chunks.map(({ file }) => file)];
      return { id, domains, folder, files: new Set(all.filter(isPublic)) };
    } catch {
      // Not a bundle, or one that is just being replaced.
      return [];
    }
  });
}

/**
 * The file of a path: an asset or a page by its own name, a page without `.html`; undefined when there is none.
 * @param path decoded, without the first slash
 */
export function fileOfPath(path: string, { files }: Pick<ServedBundle, 'files'>): string | undefined {
  const name = path === '' ? 'index' : path;
  return [name, `${name}.html`].find((file) => files.has(file));
}

function isPublic(file: string): boolean {
  return file.startsWith('assets/') || file.endsWith('.html');
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
