import { lstatSync } from 'node:fs';
import { machineFailure } from '@liveryjs/workspace/failure';
import { inside, type Place } from '@liveryjs/workspace/inside';
import { type BrandId, type InsidePath, parseInsidePath, parseReleaseId } from '@liveryjs/workspace/names';
import { isOpenFile, NOT_FOUND } from '@liveryjs/workspace/open/bundle-paths';
import type { AddressRule } from '#scripts/bundle/address-rules.ts';
import { read } from '#scripts/bundle/cache.ts';
import { namesIn, parseRelease, placesOf, readCurrent } from '#scripts/releases/release.ts';
import type { Hosted } from './host-names.ts';
import { isServedReport } from './report-schema.ts';

/** A built bundle that can be served. */
export interface ServedBundle extends Hosted {
  readonly folder: Place;
  /** Paths of the files that a visitor may have, relative to the folder. */
  readonly files: ReadonlySet<InsidePath>;
  /** The addresses that have no file of their own, by path. */
  readonly rules: ReadonlyMap<string, AddressRule>;
  /** The folders of pages that host names stand for, such as `/vi`. */
  readonly hosts: ReadonlyMap<string, string>;
  /** Until when a preview can be opened: ISO 8601. Missing for what is for every visitor. */
  readonly previewUntil?: string | undefined;
  /** The time zone of the brand of a preview. */
  readonly timeZone?: string | undefined;
}

/** A bundle as it was when the files that say what it is were of this version. */
export interface ReadBundle {
  readonly brand: BrandId;
  /** Files whose versions decide what is served: the link to the current release, the report, the record of the release. */
  readonly sources: readonly string[];
  readonly version: string;
  /** Undefined for what is not served: a release that is neither current nor a preview, a report that is not believed. */
  readonly bundle: ServedBundle | undefined;
}

/**
 * Reads what can be served of a brand as it is now. The folder of a brand is a bundle, or holds releases: then the current
 * release is served, and each preview under `<release>--<brand>.localhost`.
 *
 * @param before what was read of the brand the last time; what is still of the same version is not read again
 * @param note is told, in a sentence, of a report that has another shape or is of another brand
 */
export function readBrand(
  outDir: string,
  brand: BrandId,
  before: readonly ReadBundle[],
  note: (sentence: string) => void,
): ReadBundle[] {
  const brandFolder = inside(outDir, brand);
  const { current: link, filesOf, recordOf, releases } = placesOf(brandFolder);
  const add = (folder: Place, record?: RecordOf): readonly ReadBundle[] => {
    const sources = [
      ...(record?.isCurrent === false ? [] : [link]),
      inside(folder, 'build-report.json'),
      ...(record ? [record.file] : []),
    ];
    const version = versionOf(sources);
    const same = before.find((earlier) => earlier.version === version);
    if (same) return [same];
    try {
      return [{ brand, sources, version, bundle: readBundle(brand, folder, record, note) }];
    } catch {
      // Not a bundle, or one that is just being replaced.
      return [];
    }
  };
  const id = toldFailure(() => readCurrent(brandFolder), note);
  const current = add(
    id === undefined ? brandFolder : filesOf(id),
    id === undefined ? undefined : { id, file: recordOf(id), isCurrent: true },
  );
  const others = namesOrTold(releases, note)
    .flatMap((name) => (name.endsWith('.json') ? (parseReleaseId(name.slice(0, -'.json'.length)) ?? []) : []))
    .flatMap((other) => add(filesOf(other), { id: other, file: recordOf(other), isCurrent: false }));
  return [...current, ...others];
}

/** Names in a folder. One that cannot be read is told, and the others are served. */
export function namesOrTold(folder: string, note: (sentence: string) => void): string[] {
  return toldFailure(() => namesIn(folder), note) ?? [];
}

/** The result of some work; undefined where the machine fails, which is told. */
function toldFailure<Result>(work: () => Result, note: (sentence: string) => void): Result | undefined {
  try {
    return work();
  } catch (error) {
    const failure = machineFailure(error);
    if (failure === undefined) throw error;
    note(failure.message);
    return undefined;
  }
}

/** Tells whether what was read is still what is there. */
export function isAsRead({ sources, version }: ReadBundle): boolean {
  return versionOf(sources) === version;
}

/** The record of the release that a bundle is. */
interface RecordOf {
  readonly id: string;
  readonly file: string;
  readonly isCurrent: boolean;
}

function versionOf(files: readonly string[]): string {
  const versions = files.map((file) => {
    // A link is looked at itself: where it leads is another file each time.
    const stats = lstatSync(file, { throwIfNoEntry: false });
    return stats ? `${file} ${stats.ino} ${stats.size} ${stats.mtimeMs}` : `${file} none`;
  });
  return versions.join(', ');
}

function readBundle(
  id: string,
  folder: Place,
  record: RecordOf | undefined,
  note: (sentence: string) => void,
): ServedBundle | undefined {
  const release = record && parseRelease(read(record.file), id, record.id);
  if (record && !record.isCurrent && release?.previewUntil === undefined) return undefined;
  const reportFile = inside(folder, 'build-report.json');
  const bytes = read(reportFile);
  if (bytes === undefined) return undefined;
  const report: unknown = JSON.parse(bytes.toString());
  if (!isServedReport(report) || report.brand !== id) {
    note(
      `${reportFile} is not the report of the bundle of ${id}, so that bundle is not served. Build it again: livery build ${id}`,
    );
    return undefined;
  }
  const { brand, domains, files, chunks, rules = [], hosts = {} } = report;
  const all = [...Object.keys(files), ...chunks.map(({ file }) => file), ...Object.keys(release?.kept ?? {})];
  const served = {
    folder,
    files: new Set(all.filter(isOpenFile).flatMap((file) => parseInsidePath(file) ?? [])),
    rules: new Map(rules.map((rule) => [rule.from, rule])),
    hosts: new Map(Object.entries(hosts)),
  };
  return record && !record.isCurrent
    ? {
        ...{ id: `${release?.id}--${brand}`, domains: [], previewUntil: release?.previewUntil },
        ...{ timeZone: release?.timeZone, ...served },
      }
    : { id: brand, domains, ...served };
}

/**
 * The file of a path: an asset or a page by its own name, a page without `.html`; undefined when there is none.
 * @param path decoded, without the first slash
 * @param folder of the pages that the host says, such as `/vi`, which come before others; empty for none
 */
export function fileOfPath(
  path: string,
  { files }: Pick<ServedBundle, 'files'>,
  folder = '',
): InsidePath | undefined {
  const name = path === '' ? 'index' : path;
  const pages = folder === '' ? [] : [`${folder.slice(1)}/${name}.html`];
  return [...pages, name, `${name}.html`]
    .flatMap((file) => parseInsidePath(file) ?? [])
    .find((file) => files.has(file));
}

/**
 * The page of what is not there, in the language of a path.
 * @param path decoded, without the first slash
 */
export function notFoundPage(
  path: string,
  { files }: Pick<ServedBundle, 'files'>,
): InsidePath | typeof NOT_FOUND {
  const [start = ''] = path.split('/', 1);
  const file = parseInsidePath(`${start}/${NOT_FOUND}`);
  return file !== undefined && files.has(file) ? file : NOT_FOUND;
}
