import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { Failure } from '@liveryjs/workspace/failure';
import { digestOf } from '@liveryjs/workspace/hash';
import { fileOf, inside } from '@liveryjs/workspace/inside';
import { PATTERNS, parseReleaseId, type ReleaseId } from '@liveryjs/workspace/names';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { read } from '#scripts/bundle/cache.ts';

/** The record of a published release, beside its files. The shape of this file is ours. */
export interface Release {
  /** The first twelve digits of the digest of the bundle's report: equal bundles are one release. */
  readonly id: string;
  readonly brand: string;
  /** When the release was published, or last made the current one: ISO 8601 in UTC. */
  readonly publishedAt: string;
  /** Digests of scripts, styles and pictures of earlier releases that stay reachable for open tabs, by path. */
  readonly kept: Readonly<Record<string, string>>;
  /** When the release was looked at where visitors get it, and was in order: ISO 8601 in UTC. Missing: it is not proven. */
  readonly lookedAt?: string;
  /** The name of what looked at the release then, in words. Missing in records of earlier versions. */
  readonly lookedBy?: string;
  /** The release is about to be the current one, and is not looked at since: a command that was killed leaves this behind. */
  readonly isPending?: true;
  /** Counts what was published of a brand: clocks may be set back. Missing in records of earlier versions: 0. */
  readonly sequence?: number;
  /** Why the release was taken back, as a sentence; missing for one that visitors may get. */
  readonly withdrawn?: string;
  /** Until when a preview can be opened: ISO 8601 in UTC; missing for what was published for everybody. */
  readonly previewUntil?: string;
  /** The change set that made the release the current one, and the release that visitors had before it; missing for none. */
  readonly change?: { readonly name: string; readonly before?: string };
  /** The change set that is to make the release the current one, and the moment: ISO 8601 in UTC. */
  readonly planned?: { readonly change: string; readonly at: string };
  /** The time zone of the brand of a preview, in which addresses set its clock. Default: UTC. */
  readonly timeZone?: string;
}

const text = { type: 'string' };
const time = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' };

/** Tells whether a value has the shape of a release's record: anybody may have written the file. */
const isRelease = new Ajv2020().compile<Release>({
  type: 'object',
  required: ['id', 'brand', 'publishedAt', 'kept'],
  properties: {
    id: { type: 'string', pattern: PATTERNS.release },
    brand: { type: 'string', pattern: PATTERNS.brand },
    publishedAt: time,
    kept: {
      type: 'object',
      propertyNames: { pattern: PATTERNS.path, allOf: [{ pattern: '^assets/' }] },
      additionalProperties: text,
    },
    lookedAt: time,
    lookedBy: text,
    isPending: { const: true },
    sequence: { type: 'integer', minimum: 0 },
    withdrawn: text,
    previewUntil: time,
    change: {
      type: 'object',
      required: ['name'],
      properties: { name: text, before: { type: 'string', pattern: PATTERNS.release } },
    },
    planned: { type: 'object', required: ['change', 'at'], properties: { change: text, at: time } },
    timeZone: text,
  },
});

/** The id of the release that a bundle is. @param report the bytes of its build-report.json */
export function releaseId(report: string | Uint8Array): ReleaseId {
  return digestOf(report).slice(0, 12) as ReleaseId;
}

/**
 * Where things are below the folder of a brand in a folder of releases:
 * `releases/<id>/` holds files, `releases/<id>.json` says what they are, and the link `current` leads to one of them.
 */
export const placesOf = (brandFolder: string) => ({
  releases: inside(brandFolder, 'releases'),
  current: inside(brandFolder, 'current'),
  filesOf: (id: ReleaseId) => inside(brandFolder, 'releases', id),
  recordOf: (id: ReleaseId) => inside(brandFolder, 'releases', fileOf(id, '.json')),
});

/** The releases of a brand, those published last first. One without a record was never whole and is not among them. */
export function readReleases(brandFolder: string): Release[] {
  return recordsIn(brandFolder)
    .flatMap(({ release }) => release ?? [])
    .sort(latestFirst);
}

/** Ids of releases of a brand whose record is there, and is not as it was written. */
export function damagedReleases(brandFolder: string): ReleaseId[] {
  return recordsIn(brandFolder).flatMap(({ id, release }) => (release === undefined ? id : []));
}

function recordsIn(brandFolder: string): { readonly id: ReleaseId; readonly release: Release | undefined }[] {
  const { releases, recordOf } = placesOf(brandFolder);
  return namesIn(releases)
    .flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []))
    .flatMap((name) => parseReleaseId(name) ?? [])
    .map((id) => ({ id, release: parseRelease(read(recordOf(id)), basename(brandFolder), id) }));
}

/** The order of releases: those published last come first. */
export function latestFirst(a: Release, b: Release): number {
  return (b.sequence ?? 0) - (a.sequence ?? 0) || (a.publishedAt < b.publishedAt ? 1 : -1);
}

/**
 * The id of the release that visitors get; undefined before the first one.
 *
 * @throws Failure for what stands there and leads to no release: a web server may give it to visitors all the same
 */
export function readCurrent(brandFolder: string): ReleaseId | undefined {
  const { current } = placesOf(brandFolder);
  const target = targetOf(current);
  const id = target === undefined ? undefined : parseReleaseId(basename(target));
  if (target === undefined || id !== undefined) return id;
  throw new Failure(
    `${current} leads to ${JSON.stringify(target)}, which is no release, so nobody knows what visitors get. Remove the link, then publish again.`,
  );
}

/** The path that a link leads to; undefined where there is none. */
function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    if (code !== 'EINVAL') throw error;
    throw new Failure(
      `${link} is no link to a release but a file or a folder, so nobody knows what visitors get. Move it away, then publish again.`,
    );
  }
}

/** A record as it is written, with a digest of itself at the end. */
export function releaseText(release: Release): string {
  return `${JSON.stringify({ ...release, digest: digestOf(JSON.stringify(release)) }, null, 2)}\n`;
}

/**
 * The record that bytes are; undefined when they are not as they were written, or are the record of another release than the
 * place says: what a record names is removed, linked and served.
 *
 * @param brand whose release it is by the place of the record
 * @param id of the release by the place of the record
 */
export function parseRelease(bytes: Uint8Array | undefined, brand: string, id: string): Release | undefined {
  if (bytes === undefined) return undefined;
  try {
    const { digest, ...release } = JSON.parse(new TextDecoder().decode(bytes)) as Release & {
      digest?: string;
    };
    const isWhole = digestOf(JSON.stringify(release)) === digest && isRelease(release);
    return isWhole && release.id === id && release.brand === brand ? release : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Names in a folder; none when the folder is not there.
 *
 * @throws the machine's error for a folder that cannot be read: whoever took it for empty would say that nothing is there
 */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    // A file further up leaves no folder here, and a file here is one in its way.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || (code === 'ENOTDIR' && !existsSync(folder))) return [];
    throw error;
  }
}
