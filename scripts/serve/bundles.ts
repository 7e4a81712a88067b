import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '#scripts/build/cache.ts';
import { LICENCES } from '#scripts/build/hosting.ts';
import type { BuildReport } from '#scripts/build/report.ts';
import { namesIn, parseRelease, placesOf, readCurrent } from '#scripts/releases/release.ts';
import type { Hosted } from './host-names.ts';

/** A built bundle that can be served. */
export interface ServedBundle extends Hosted {
  readonly folder: string;
  /** Paths of the files that a visitor may have, relative to the folder. */
  readonly files: ReadonlySet<string>;
  /** Until when a preview can be opened: ISO 8601. Missing for what is for every visitor. */
  readonly previewUntil?: string | undefined;
}

/**
 * Reads the bundles of a folder, at every call as they are by then: one may have been built or published since. A folder of a
 * brand is a bundle, or holds releases: then the current release is served, and each preview under
 * `<release>--<brand>.localhost`. A report that is still the file of the call before is not read again.
 */
export function bundleReader(outDir: string): () => ServedBundle[] {
  let known: ReadonlyMap<string, Read> = new Map();
  return () => {
    const found = new Map<string, Read>();
    const add = (folder: string, record?: { readonly file: string; readonly isCurrent: boolean }) => {
      try {
        const file = join(folder, 'build-report.json');
        const version = [file, ...(record ? [record.file] : [])].map(versionOf).join(', ');
        const key = `${folder} ${record?.isCurrent}`;
        const before = known.get(key);
        const same = before?.version === version;
        const bundle = same ? before.bundle : readBundle(folder, file, record);
        found.set(key, { version, bundle });
      } catch {
        // Not a bundle, or one that is just being replaced.
      }
    };
    for (const name of namesIn(outDir)) {
      const brandFolder = join(outDir, name);
      const { filesOf, recordOf, releases } = placesOf(brandFolder);
      const current = readCurrent(brandFolder);
      if (current === undefined) add(brandFolder);
      else add(filesOf(current), { file: recordOf(current), isCurrent: true });
      for (const record of namesIn(releases))
        if (record.endsWith('.json')) {
          const id = record.slice(0, -'.json'.length);
          add(filesOf(id), { file: recordOf(id), isCurrent: false });
        }
    }
    known = found;
    return [...found.values()].flatMap(({ bundle }) => bundle ?? []);
  };
}

/** A bundle as it was when its report was this version. */
interface Read {
  readonly version: string;
  /** Undefined for a release that is neither current nor a preview. */
  readonly bundle: ServedBundle | undefined;
}

function versionOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : 'none';
}

function readBundle(
  folder: string,
  reportFile: string,
  record?: { readonly file: string; readonly isCurrent: boolean },
): ServedBundle | undefined {
  const release = record && parseRelease(read(record.file));
  if (record && !record.isCurrent && release?.previewUntil === undefined) return undefined;
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as BuildReport;
  const { brand, domains, files, chunks } = report;
  const all = [...Object.keys(files), ...chunks.map(({ file }) => file), ...Object.keys(release?.kept ?? {})];
  const served = { folder, files: new Set(all.filter(isPublic)) };
  return record && !record.isCurrent
    ? { id: `${release?.id}--${brand}`, domains: [], previewUntil: release?.previewUntil, ...served }
    : { id: brand, domains, ...served };
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
