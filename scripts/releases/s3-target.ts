import { createHash } from 'node:crypto';
import { digestOf } from '@liveryjs/workspace/hash';
import { parseReleaseId } from '@liveryjs/workspace/names';
import { atOnce } from '#scripts/at-once.ts';
import { ASSET_CACHE, PAGE_CACHE } from '#scripts/bundle/hosting.ts';
import { type BuildReport, digestsOf, parseReport } from '#scripts/bundle/report.ts';
import { type Encoding, fileOfTwin, twinPath, twinsIn } from '#scripts/bundle/twins.ts';
import { contentType } from '#scripts/serve/content-type.ts';
import { latestFirst, parseRelease, type Release, releaseText } from './release.ts';
import { type ObjectHeaders, openObjects, type S3Address, type StoredObject } from './s3-objects.ts';
import { type Held, holding, PATIENCE, type Patience, readPointer } from './s3-pointer.ts';
import { serveCopy } from './serve-copy.ts';
import type { Files, ReleaseTarget } from './target.ts';

const REPORT = 'build-report.json';
const RECORD: ObjectHeaders = { type: 'application/json', cache: 'no-cache' };

/**
 * Releases in a storage that speaks S3. Below the prefix, each brand has
 *
 * - `<brand>/assets/…`: content-hashed files of all its releases, which their releases share,
 * - `<brand>/releases/<id>/…`: pages and all other files of a release,
 * - `<brand>/releases/<id>.json`: what is known of a release, written when all of its files are there,
 * - `<brand>/current`: which release visitors get, and who is changing releases.
 *
 * A key has one content, whatever a browser accepts: texts for visitors are stored as their twin `.gz`, which all browsers
 * read, and what reads them back decodes it. Twins have no keys of their own.
 *
 * @param patience how long somebody else's lock is waited for
 */
export function s3Target(address: S3Address, patience: Patience = PATIENCE): ReleaseTarget {
  const objects = openObjects(address);
  const holds = new Map<string, Held>();
  const recordOf = (brand: string, id: string) => `${brand}/releases/${id}.json`;
  const keyOf = (brand: string, id: string, file: string) =>
    isAsset(file) ? `${brand}/${file}` : `${brand}/releases/${id}/${file}`;

  const records = async (brand: string) => {
    const { objects: names } = await objects.names(`${brand}/releases/`);
    const ids = names.flatMap((name) => parseReleaseId(name.replace(/\.json$/, '')) ?? []);
    return atOnce(ids, async (id) => {
      const bytes = (await objects.get(recordOf(brand, id)))?.bytes;
      return { id, bytes, release: parseRelease(bytes, brand, id) };
    });
  };
  const list = async (brand: string): Promise<Release[]> =>
    (await records(brand)).flatMap(({ release }) => release ?? []).sort(latestFirst);
  const readReport = async (brand: string, id: string): Promise<BuildReport | undefined> => {
    const stored = await objects.get(keyOf(brand, id, REPORT));
    return stored && parseReport(new TextDecoder().decode(stored.bytes));
  };
  /** Content-hashed files of a release by path, with their digests; undefined when the report is not as it was written. */
  const assetsOf = async (brand: string, id: string): Promise<Record<string, string> | undefined> => {
    const report = await readReport(brand, id);
    return report && Object.fromEntries(Object.entries(digestsOf(report)).filter(([file]) => isAsset(file)));
  };
  /** Files that a release consists of and keeps, as they are there. */
  const readAll = (brand: string, id: string, files: readonly string[]) =>
    atOnce(files, async (file) => ({ file, found: await objects.get(keyOf(brand, id, file)) }));
  const removeAll = (keys: readonly string[]) => atOnce(keys, objects.remove);
  const note = async (release: Release) => {
    await objects.put(recordOf(release.brand, release.id), Buffer.from(releaseText(release)), RECORD);
  };
  const keep = async (release: Release, earlier: readonly Release[]): Promise<Release> => {
    const { brand, id } = release;
    const there = await objects.list(`${brand}/assets/`);
    const ownAssets = (await assetsOf(brand, id)) ?? {};
    const others = await atOnce(
      earlier.filter((other) => other.id !== id),
      (other) => assetsOf(brand, other.id),
    );
    const earlierAssets = Object.entries(
      Object.assign({}, ...others, release.kept) as Record<string, string>,
    );
    const kept = earlierAssets.filter(
      ([file]) => ownAssets[file] === undefined && there.has(`${brand}/${file}`),
    );
    const keptRelease = { ...release, kept: Object.fromEntries(kept) };
    await note(keptRelease);
    return keptRelease;
  };
  const upload = async (
    key: string,
    file: string,
    content: Uint8Array,
    encoding: Encoding | undefined,
    there: ReadonlyMap<string, string>,
  ) => {
    // Most of a bundle is what the release before had, too. A storage whose ETags say something else gets it anew.
    if (there.get(key) === `"${createHash('md5').update(content).digest('hex')}"`) return;
    await objects.put(key, content, { ...headersOf(file), ...(encoding && { encoding }) });
  };

  return {
    name: address.shown,
    brands: async () => (await objects.names('')).folders,
    lock: (brand, work) =>
      holding(objects, brand, patience, async (held) => {
        holds.set(brand, held);
        try {
          return await work(held.stillMine);
        } finally {
          holds.delete(brand);
        }
      }),
    list,
    // A record that is gone between two requests is not damaged.
    damaged: async (brand) =>
      (await records(brand)).flatMap(({ id, bytes, release }) => (bytes && !release ? id : [])),
    current: (brand) => readPointer(objects, brand),
    async report(brand, id) {
      const report = await readReport(brand, id);
      if (report === undefined) return undefined;
      const digests = digestsOf(report);
      const all = await readAll(brand, id, Object.keys(digests));
      return all.every(({ file, found }) => found && digestOf(found.bytes) === digests[file])
        ? report
        : undefined;
    },
    async isThere(brand, id) {
      const [report, there] = await Promise.all([readReport(brand, id), objects.list(`${brand}/`)]);
      return (
        report !== undefined &&
        Object.keys(digestsOf(report)).every((file) => there.has(keyOf(brand, id, file)))
      );
    },
    async put(release, files, earlier) {
      const { brand, id } = release;
      const there = await objects.list(`${brand}/`);
      const knownIds = new Set([
        id,
        await readPointer(objects, brand),
        ...(await list(brand)).map((listedRelease) => listedRelease.id),
      ]);
      const isHalf = (key: string) => {
        const idInKey = /^\/releases\/([0-9a-f]{12})\//.exec(key.slice(brand.length))?.[1];
        return idInKey !== undefined && !knownIds.has(idInKey);
      };
      await removeAll([...there.keys()].filter(isHalf));
      // A page names scripts: they are there before it is.
      for (const assets of [true, false])
        await atOnce(
          [...files].filter(([file]) => isAsset(file) === assets && fileOfTwin(file, files) === undefined),
          ([file, content]) => {
            const twin = files.get(twinPath(file, 'gzip'));
            return upload(keyOf(brand, id, file), file, twin ?? content, twin && 'gzip', there);
          },
        );
      return keep(release, earlier);
    },
    keep,
    note,
    async point(brand, id) {
      const held = holds.get(brand);
      if (held === undefined) throw new Error(`point(${brand}) was called without its lock.`);
      await held.point(id);
    },
    async remove(brand, id) {
      // Whoever has the lock by now may be about to need what would go.
      holds.get(brand)?.stillMine();
      await objects.remove(recordOf(brand, id));
      await removeAll([...(await objects.list(`${brand}/releases/${id}/`)).keys()]);
      const left = await list(brand);
      const needed = await atOnce(left, async (other) => {
        const otherAssets = await assetsOf(brand, other.id);
        return otherAssets && [...Object.keys(otherAssets), ...Object.keys(other.kept)];
      });
      // A release whose assets cannot be read may need any of them, and keeping too much is better than too little.
      if (needed.includes(undefined)) return;
      const neededKeys = new Set(needed.flatMap((names) => names ?? []).map((file) => `${brand}/${file}`));
      const assets = [...(await objects.list(`${brand}/assets/`)).keys()];
      await removeAll(assets.filter((key) => !neededKeys.has(key)));
    },
    async serve(release) {
      const { brand, id, kept } = release;
      const report = await readReport(brand, id);
      const names = [...Object.keys(report ? digestsOf(report) : {}), REPORT, ...Object.keys(kept)];
      const all = await readAll(brand, id, names);
      const compressed = new Set((report ? twinsIn(report) : []).map(({ file }) => file));
      const findings = all.flatMap(({ file, found }) =>
        found ? differences(file, found, compressed.has(file)) : [],
      );
      // A file that is not there is found by whoever asks for it.
      const files: Files = new Map(all.flatMap(({ file, found }) => (found ? [[file, found.bytes]] : [])));
      return { ...(await serveCopy(release, files)), findings };
    },
  };
}

const isAsset = (file: string) => file.startsWith('assets/');

function headersOf(file: string): ObjectHeaders {
  return { type: contentType(file), cache: isAsset(file) ? ASSET_CACHE : PAGE_CACHE };
}

/** Returns the headers that an object should have and has not, a sentence each. */
function differences(file: string, { type, cache, encoding }: StoredObject, isCompressed: boolean): string[] {
  const expected = headersOf(file);
  return [
    ...(type === expected.type ? [] : [`${file} is stored as ${type}, where ${expected.type} was expected.`]),
    ...(cache === expected.cache
      ? []
      : [`${file} is stored with Cache-Control: ${cache}, where ${expected.cache} was expected.`]),
    ...(isCompressed && encoding !== 'gzip'
      ? [`${file} is stored with Content-Encoding: ${encoding ?? 'none'}, where gzip was expected.`]
      : []),
  ];
}
