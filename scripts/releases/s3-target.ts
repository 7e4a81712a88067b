import { createHash } from 'node:crypto';
import { digestOf } from '#scripts/build/hash.ts';
import { ASSET_CACHE, PAGE_CACHE } from '#scripts/build/hosting.ts';
import { type BuildReport, digestsOf, parseReport } from '#scripts/build/report.ts';
import { parseReleaseId } from '#scripts/names.ts';
import { contentType } from '#scripts/serve/content-type.ts';
import { atOnce } from './at-once.ts';
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
 * @param patience how long somebody else's lock is waited for
 */
export function s3Target(address: S3Address, patience: Patience = PATIENCE): ReleaseTarget {
  const objects = openObjects(address);
  const holds = new Map<string, Held>();
  const recordOf = (brand: string, id: string) => `${brand}/releases/${id}.json`;
  const keyOf = (brand: string, id: string, file: string) =>
    isAsset(file) ? `${brand}/${file}` : `${brand}/releases/${id}/${file}`;

  const list = async (brand: string): Promise<Release[]> => {
    const { objects: names } = await objects.names(`${brand}/releases/`);
    const ids = names.flatMap((name) => parseReleaseId(name.replace(/\.json$/, '')) ?? []);
    const records = await atOnce(ids, async (id) =>
      parseRelease((await objects.get(recordOf(brand, id)))?.bytes, brand, id),
    );
    return records.flatMap((record) => record ?? []).sort(latestFirst);
  };
  const readReport = async (brand: string, id: string): Promise<BuildReport | undefined> => {
    const found = await objects.get(keyOf(brand, id, REPORT));
    return found && parseReport(new TextDecoder().decode(found.bytes));
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
    const own = (await assetsOf(brand, id)) ?? {};
    const others = await atOnce(
      earlier.filter((other) => other.id !== id),
      (other) => assetsOf(brand, other.id),
    );
    const wanted = Object.entries(Object.assign({}, ...others, release.kept) as Record<string, string>);
    const kept = wanted.filter(([file]) => own[file] === undefined && there.has(`${brand}/${file}`));
    const known = { ...release, kept: Object.fromEntries(kept) };
    await note(known);
    return known;
  };
  const upload = async (
    key: string,
    file: string,
    content: Uint8Array,
    there: ReadonlyMap<string, string>,
  ) => {
    // Most of a bundle is what the release before had, too. A storage whose ETags say something else gets it anew.
    if (there.get(key) === `"${createHash('md5').update(content).digest('hex')}"`) return;
    await objects.put(key, content, headersOf(file));
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
    async put(release, files, earlier) {
      const { brand, id } = release;
      const there = await objects.list(`${brand}/`);
      const known = new Set([
        id,
        await readPointer(objects, brand),
        ...(await list(brand)).map((one) => one.id),
      ]);
      const isHalf = (key: string) => {
        const found = /^\/releases\/([0-9a-f]{12})\//.exec(key.slice(brand.length))?.[1];
        return found !== undefined && !known.has(found);
      };
      await removeAll([...there.keys()].filter(isHalf));
      // A page names scripts: they are there before it is.
      for (const assets of [true, false])
        await atOnce(
          [...files].filter(([file]) => isAsset(file) === assets),
          ([file, content]) => upload(keyOf(brand, id, file), file, content, there),
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
        const own = await assetsOf(brand, other.id);
        return own && [...Object.keys(own), ...Object.keys(other.kept)];
      });
      // What a release has that cannot be read is not known: rather too much stays than too little.
      if (needed.includes(undefined)) return;
      const wanted = new Set(needed.flatMap((names) => names ?? []).map((file) => `${brand}/${file}`));
      const assets = [...(await objects.list(`${brand}/assets/`)).keys()];
      await removeAll(assets.filter((key) => !wanted.has(key)));
    },
    async serve(release) {
      const { brand, id, kept } = release;
      const report = await readReport(brand, id);
      const names = [...Object.keys(report ? digestsOf(report) : {}), REPORT, ...Object.keys(kept)];
      const all = await readAll(brand, id, names);
      const findings = all.flatMap(({ file, found }) => (found ? differences(file, found) : []));
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

/** What an object is not answered with, a sentence each. */
function differences(file: string, { type, cache }: StoredObject): string[] {
  const wanted = headersOf(file);
  return [
    ...(type === wanted.type ? [] : [`${file} is stored as ${type}, where ${wanted.type} was expected.`]),
    ...(cache === wanted.cache
      ? []
      : [`${file} is stored with Cache-Control: ${cache}, where ${wanted.cache} was expected.`]),
  ];
}
