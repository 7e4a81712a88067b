import { existsSync, lstatSync } from 'node:fs';
import { Failure } from '@liveryjs/workspace/failure';
import { digestOf } from '@liveryjs/workspace/hash';
import {
  copyFileSync,
  folderAbove,
  inside,
  linkSync,
  mkdirSync,
  nameOf,
  type Place,
  partialOf,
  relativePath,
  renameSync,
  replaceFile,
  rmSync,
  symlinkSync,
} from '@liveryjs/workspace/inside';
import {
  type BrandId,
  type InsidePath,
  parseBrandId,
  parseInsidePath,
  parseReleaseId,
  type ReleaseId,
} from '@liveryjs/workspace/names';
import { isPartial } from '@liveryjs/workspace/write-file';
import { lock } from 'proper-lockfile';
import { read } from '#scripts/bundle/cache.ts';
import { keepLast } from '#scripts/bundle/keep-last.ts';
import { type BuildReport, digestsOf, parseReport } from '#scripts/bundle/report.ts';
import { decoded, ENCODINGS, type Encoding, twinPath, twinsIn } from '#scripts/bundle/twins.ts';
import { removeLeftovers, writeBundle } from '#scripts/bundle/write-bundle.ts';
import {
  damagedReleases,
  namesIn,
  placesOf,
  type Release,
  readCurrent,
  readReleases,
  releaseText,
} from './release.ts';
import type { ReleaseTarget } from './target.ts';

/** A lock that its owner has not renewed for so long is over: its process was killed. */
const STALE_MS = 10_000;
/** Whoever finds a lock waits until it is given back, or stale. */
const WAITING = { retries: 24, minTimeout: 500, maxTimeout: 500 };

/**
 * Releases in a folder of this machine, or of a disk that several machines share: `<folder>/<brand>/`, laid out as in
 * `release.ts`. A web server whose root is `<folder>/<brand>/current` serves what is published.
 */
export function folderTarget(folder: string): ReleaseTarget {
  const folderOf = (brand: string) => inside(folder, brandId(brand));
  const writeRecord = (release: Release) => {
    replaceFile(placesOf(folderOf(release.brand)).recordOf(idOf(release.id)), releaseText(release));
    return release;
  };
  const keep = (release: Release, earlier: readonly Release[]): Release => {
    const { filesOf } = placesOf(folderOf(release.brand));
    const files = filesOf(idOf(release.id));
    const isThere = lookIn(files);
    const kept = new Map(filesIn(release.kept).filter(([file]) => isThere(file)));
    const assets = assetsOf(files);
    for (const other of earlier) {
      if (other.id === release.id) continue;
      const others = filesOf(idOf(other.id));
      for (const [file, digest] of assetsOf(others)) {
        if (assets.has(file) || kept.has(file)) continue;
        if (!linkOrCopy(inside(others, file), inside(files, file))) continue;
        kept.set(file, digest);
        for (const path of twinPathsOf(file)) linkOrCopy(inside(others, path), inside(files, path));
      }
    }
    return writeRecord({ ...release, kept: Object.fromEntries(kept) });
  };
  return {
    name: folder,
    brands: async () => namesIn(folder).filter((name) => parseBrandId(name) !== undefined),
    async lock(brand, work) {
      const brandFolder = folderOf(brand);
      mkdirSync(brandFolder);
      let lost: Error | undefined;
      const release = await lock(brandFolder, {
        lockfilePath: inside(brandFolder, '.lock'),
        stale: STALE_MS,
        retries: WAITING,
        onCompromised: (error) => {
          lost = error;
        },
      }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ELOCKED') throw error;
        throw new Failure(
          `The releases of ${brand} in ${folder} are being changed by another command. Wait until it is done, then run this one again.`,
        );
      });
      try {
        return await work(() => {
          if (lost === undefined) return;
          throw new Failure(
            `The lock of ${brandFolder} was lost, because its disk did not answer for ${STALE_MS / 1000} seconds. What visitors get is as it was. Run the command again.`,
            { cause: lost },
          );
        });
      } finally {
        // A lock that was lost is somebody else's.
        if (lost === undefined) await release();
      }
    },
    list: async (brand) => readReleases(folderOf(brand)),
    damaged: async (brand) => damagedReleases(folderOf(brand)),
    current: async (brand) => readCurrent(folderOf(brand)),
    report: async (brand, id) => wholeReport(placesOf(folderOf(brand)).filesOf(idOf(id))),
    async isThere(brand, id) {
      const files = placesOf(folderOf(brand)).filesOf(idOf(id));
      const { report } = reportIn(files);
      if (report === undefined) return false;
      const twins = twinsIn(report).flatMap(({ path }) => parseInsidePath(path) ?? []);
      const isThere = lookIn(files);
      return [...filesIn(digestsOf(report)).map(([file]) => file), ...twins].every(isThere);
    },
    async put(release, files, earlier) {
      const brandFolder = folderOf(release.brand);
      const { releases, filesOf, recordOf } = placesOf(brandFolder);
      mkdirSync(releases);
      removeLeftovers(releases);
      // Nobody else writes here while the lock is held: a record that is not whole is that of a process which was killed.
      for (const name of namesIn(releases)) {
        const partial = isPartial(name) ? parseInsidePath(name) : undefined;
        if (partial !== undefined) rmSync(inside(releases, partial), { force: true });
      }
      for (const name of namesIn(releases)) {
        const id = parseReleaseId(name);
        // Files beside a damaged record stay: somebody has to look into it.
        if (id === undefined || existsSync(recordOf(id))) continue;
        if (id !== release.id && id !== readCurrent(brandFolder))
          rmSync(filesOf(id), { recursive: true, force: true });
      }
      const bundle = filesOf(idOf(release.id));
      if (wholeReport(bundle) === undefined) writeBundle(bundle, files);
      return keep(release, earlier);
    },
    keep: async (release, earlier) => keep(release, earlier),
    note: async (release) => void writeRecord(release),
    async point(brand, id) {
      const { current } = placesOf(folderOf(brand));
      if (id === undefined) return rmSync(current, { force: true });
      const next = inside(folderOf(brand), '.next');
      rmSync(next, { force: true });
      symlinkSync(relativePath('releases', idOf(id)), next);
      renameSync(next, current);
    },
    async remove(brand, id) {
      const { filesOf, recordOf } = placesOf(folderOf(brand));
      rmSync(recordOf(idOf(id)), { force: true });
      rmSync(filesOf(idOf(id)), { recursive: true, force: true });
    },
    async serve({ brand }) {
      const { serveFolder } = await import('./serve-folder.ts');
      return serveFolder(folder, brand);
    },
  };
}

/** @throws Failure for a text that is no id of a brand: a path may be one */
function brandId(brand: string): BrandId {
  const id = parseBrandId(brand);
  if (id === undefined)
    throw new Failure(`"${brand}" is no id of a brand, so nothing of it is changed. Name a brand.`);
  return id;
}

/** @throws Failure for a text that is no id of a release: a path may be one */
function idOf(release: string): ReleaseId {
  const id = parseReleaseId(release);
  if (id === undefined)
    throw new Failure(
      `"${release}" is no id of a release, so nothing of it is changed. livery releases says which there are.`,
    );
  return id;
}

/** The entries whose names are paths of files inside a folder. */
function filesIn(digests: Readonly<Record<string, string>>): [InsidePath, string][] {
  return Object.entries(digests).flatMap(([file, digest]) => {
    const path = parseInsidePath(file);
    return path === undefined ? [] : [[path, digest]];
  });
}

/**
 * Tells of paths of a release if something stands there. A folder is listed once: a release has thousands of files in a few
 * folders.
 */
function lookIn(files: Place): (path: InsidePath) => boolean {
  const folders = new Map<Place, ReadonlySet<string>>();
  return (path) => {
    const place = inside(files, path);
    const folder = folderAbove(place);
    const names = folders.get(folder) ?? new Set(namesIn(folder));
    folders.set(folder, names);
    return names.has(nameOf(place));
  };
}

/** Somewhat more than brands that move at once: a report takes a megabyte or two. */
const MOST_REPORTS = 20;

/** The report in the folder of a release. It is read again when the file is another one. */
const reportIn = keepLast(
  MOST_REPORTS,
  (files: Place) => {
    const file = inside(files, 'build-report.json');
    const stats = lstatSync(file, { throwIfNoEntry: false });
    return `${file} ${stats?.ino} ${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs}`;
  },
  (files) => ({ report: parseReport(read(inside(files, 'build-report.json'))?.toString() ?? '') }),
);

/** The content-hashed files of a release by path, with their digests: without those it keeps of others. */
function assetsOf(folder: Place): Map<InsidePath, string> {
  const { report } = reportIn(folder);
  const files = report === undefined ? [] : filesIn(digestsOf(report));
  return new Map(files.filter(([file]) => file.startsWith('assets/')));
}

/** The report of a release each file of which is as the report says. */
function wholeReport(folder: Place): BuildReport | undefined {
  const { report } = reportIn(folder);
  if (report === undefined) return undefined;
  const isAsBuilt = (file: string, digest: string, encoding?: Encoding) => {
    const path = parseInsidePath(file);
    const content = path && read(inside(folder, path));
    const plain = content && encoding ? decoded(content, encoding) : content;
    return plain !== undefined && digestOf(plain) === digest;
  };
  const isWhole =
    Object.entries(digestsOf(report)).every(([file, digest]) => isAsBuilt(file, digest)) &&
    twinsIn(report).every(({ path, digest, encoding }) => isAsBuilt(path, digest, encoding));
  return isWhole ? report : undefined;
}

/** The paths that the compressed twins of a file have, where there are some. */
function twinPathsOf(file: InsidePath): InsidePath[] {
  return ENCODINGS.flatMap((encoding) => parseInsidePath(twinPath(file, encoding)) ?? []);
}

/** @returns whether the file is there now: a release that lost one of its files, or has something else in its place, has nothing to keep */
function linkOrCopy(from: Place, to: Place): boolean {
  if (existsSync(to)) return true;
  if (lstatSync(from, { throwIfNoEntry: false })?.isFile() !== true) return false;
  mkdirSync(folderAbove(to));
  try {
    linkSync(from, to);
  } catch {
    // The file system has no hard links, or the two stand on different ones. A copy appears by one step, too.
    const partial = partialOf(to);
    copyFileSync(from, partial);
    renameSync(partial, to);
  }
  return true;
}
