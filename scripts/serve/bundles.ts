import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LICENCES } from '#scripts/build/hosting.ts';
import type { BuildReport } from '#scripts/build/report.ts';
import type { Hosted } from './host-names.ts';

/** A built bundle that can be served. */
export interface ServedBundle extends Hosted {
  readonly folder: string;
  /** Paths of the files that a visitor may have, relative to the folder. */
  readonly files: ReadonlySet<string>;
}

/**
 * Reads the bundles of a folder, at every call as they are by then: one may have been built since. A report that is
 * still the file of the call before is not read again.
 */
export function bundleReader(outDir: string): () => ServedBundle[] {
  let known: ReadonlyMap<string, Read> = new Map();
  return () => {
    const found = new Map<string, Read>();
    for (const name of list(outDir)) {
      try {
        const file = join(outDir, name, 'build-report.json');
        const { ino, size, mtimeMs } = statSync(file);
        const version = `${ino} ${size} ${mtimeMs}`;
        const before = known.get(name);
        found.set(
          name,
          before?.version === version ? before : { version, bundle: readBundle(join(outDir, name), file) },
        );
      } catch {
        // Not a bundle, or one that is just being replaced.
      }
    }
    known = found;
    return [...found.values()].map(({ bundle }) => bundle);
  };
}

/** A bundle as it was when its report was this version. */
interface Read {
  readonly version: string;
  readonly bundle: ServedBundle;
}

function readBundle(folder: string, reportFile: string): ServedBundle {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as BuildReport;
  const { brand: id, domains, files, chunks } = report;
  const all = [...Object.keys(files), ...chunks.map(({ file }) => file)];
  return { id, domains, folder, files: new Set(all.filter(isPublic)) };
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
  return file.startsWith('assets/') || file.endsWith('.html') || file === LICENCES;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
