import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '#scripts/build/cache.ts';
import { LICENCES } from '#scripts/build/hosting.ts';
import { type InsidePath, parseBrandId, parseInsidePath, parseReleaseId } from '#scripts/names.ts';
import { namesIn, parseRelease, placesOf, readCurrent } from '#scripts/releases/release.ts';
import type { Hosted } from './host-names.ts';
import { isServedReport } from './report-schema.ts';

/** A built bundle that can be served. */
export interface ServedBundle extends Hosted {
  readonly folder: string;
  /** Paths of the files that a visitor may have, relative to the folder. */
  readonly files: ReadonlySet<InsidePath>;
  /** Until when a preview can be opened: ISO 8601. Missing for what is for every visitor. */
  readonly previewUntil?: string | undefined;
}

/**
 * Reads the bundles of a folder, at every call as they are by then: one may have been built or published since. A folder of a
 * brand is a bundle, or holds releases: then the current release is served, and each preview under
 * `<release>--<brand>.localhost`. A report that is still the file of the call before is not read again.
 *
 * @param note is told, in a sentence, what is not served: a report of another shape or of another brand, and a host
 * name that two bundles claim
 */
export function bundleReader(outDir: string, note: (sentence: string) => void): () => ServedBundle[] {
  const told = new Set<string>();
  const tell = (sentence: string) => {
    if (!told.has(sentence)) note(sentence);
    told.add(sentence);
  };
  let known: ReadonlyMap<string, Read> = new Map();
  return () => {
    const found = new Map<string, Read>();
    const add = (brand: string, folder: string, record?: RecordOf) => {
      try {
        const file = join(folder, 'build-report.json');
        const version = [file, ...(record ? [record.file] : [])].map(versionOf).join(', ');
        const key = `${folder} ${record?.isCurrent}`;
        const before = known.get(key);
        const same = before?.version === version;
        const bundle = same ? before.bundle : readBundle(brand, folder, record, note);
        found.set(key, { version, bundle });
      } catch {
        // Not a bundle, or one that is just being replaced.
      }
    };
    for (const name of namesIn(outDir)) {
      const brand = parseBrandId(name);
      if (brand === undefined) continue;
      const brandFolder = join(outDir, brand);
      const { filesOf, recordOf, releases } = placesOf(brandFolder);
      const current = readCurrent(brandFolder);
      if (current === undefined) add(brand, brandFolder);
      else add(brand, filesOf(current), { id: current, file: recordOf(current), isCurrent: true });
      for (const record of namesIn(releases))
        if (record.endsWith('.json')) {
          const id = parseReleaseId(record.slice(0, -'.json'.length));
          if (id !== undefined) add(brand, filesOf(id), { id, file: recordOf(id), isCurrent: false });
        }
    }
    known = found;
    return withoutSharedHosts(
      [...found.values()].flatMap(({ bundle }) => bundle ?? []),
      tell,
    );
  };
}

/** A host name that two bundles claim leads to neither: which of them is right, nothing here can know. */
function withoutSharedHosts(
  bundles: readonly ServedBundle[],
  tell: (sentence: string) => void,
): ServedBundle[] {
  const claims = new Map<string, string[]>();
  for (const { id, domains } of bundles)
    for (const host of new Set([...domains, `${id.toLowerCase()}.localhost`]))
      claims.set(host, [...(claims.get(host) ?? []), id]);
  return bundles.map((bundle) => ({
    ...bundle,
    domains: bundle.domains.filter((host) => {
      const claimed = claims.get(host) ?? [];
      if (claimed.length > 1)
        tell(
          `${claimed.join(' and ')} both have the host name ${host}, so it leads to neither. Build one of them without it.`,
        );
      return claimed.length === 1;
    }),
  }));
}

/** The record of the release that a bundle is. */
interface RecordOf {
  readonly id: string;
  readonly file: string;
  readonly isCurrent: boolean;
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
  id: string,
  folder: string,
  record: RecordOf | undefined,
  note: (sentence: string) => void,
): ServedBundle | undefined {
  const release = record && parseRelease(read(record.file), id, record.id);
  if (record && !record.isCurrent && release?.previewUntil === undefined) return undefined;
  const reportFile = join(folder, 'build-report.json');
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  if (!isServedReport(report) || report.brand !== id) {
    note(
      `${reportFile} is not the report of the bundle of ${id}, so that bundle is not served. Build it again: livery build ${id}`,
    );
    return undefined;
  }
  const { brand, domains, files, chunks } = report;
  const all = [...Object.keys(files), ...chunks.map(({ file }) => file), ...Object.keys(release?.kept ?? {})];
  const served = {
    folder,
    files: new Set(all.filter(isPublic).flatMap((file) => parseInsidePath(file) ?? [])),
  };
  return record && !record.isCurrent
    ? { id: `${release?.id}--${brand}`, domains: [], previewUntil: release?.previewUntil, ...served }
    : { id: brand, domains, ...served };
}

/**
 * The file of a path: an asset or a page by its own name, a page without `.html`; undefined when there is none.
 * @param path decoded, without the first slash
 */
export function fileOfPath(path: string, { files }: Pick<ServedBundle, 'files'>): InsidePath | undefined {
  const name = path === '' ? 'index' : path;
  return [name, `${name}.html`]
    .flatMap((file) => parseInsidePath(file) ?? [])
    .find((file) => files.has(file));
}

function isPublic(file: string): boolean {
  return file.startsWith('assets/') || file.endsWith('.html') || file === LICENCES;
}
