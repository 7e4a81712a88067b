import { existsSync, readdirSync, statSync } from 'node:fs';
import { Failure } from '@liveryjs/workspace/failure';
import { inside, pathInside, rmSync } from '@liveryjs/workspace/inside';
import { unchangedReport } from '#scripts/bundle/build-brand.ts';
import type { BuildReport } from '#scripts/bundle/report.ts';
import { receiveBundle, sendBundle } from '#scripts/bundle/shared-bundles.ts';
import type { SharedCache } from '#scripts/bundle/shared-cache.ts';
import { moveBundle, removeLeftovers, workName, writeBundle } from '#scripts/bundle/write-bundle.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Where workers leave bundles, by the hash of their input, and where they are collected. */
export interface BundleStore {
  /** @throws Failure when the bundle is not taken */
  put(hash: string, files: Files): Promise<void>;
  /**
   * Puts a bundle into a folder.
   * @returns its report; undefined when there is no bundle that is as it was written
   * @throws StoreTrouble when nobody can say whether there is one
   */
  collect(hash: string, brand: string, folder: string): Promise<BuildReport | undefined>;
  /** Ends the use of it. */
  close(): void;
}

/** A store that cannot be asked or filled at the moment: nothing is said of any bundle. */
export class StoreTrouble extends Failure {}

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Bundles wait in a folder: everybody is on one machine, or sees the same disk. */
export function folderStore(folder: string, note: (sentence: string) => void): BundleStore {
  const placeOf = (name: string) => inside(folder, pathInside(name));
  removeLeftovers(folder);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const stats = statSync(placeOf(name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > KEPT_MS)
      rmSync(placeOf(name), { recursive: true, force: true });
  }
  const links = placeOf(`${workName()}links`);
  return {
    async put(hash, files) {
      writeBundle(placeOf(hash), files, links);
    },
    async collect(hash, brand, into) {
      const report = unchangedReport(placeOf(hash), hash, brand, note);
      if (report !== undefined) moveBundle(placeOf(hash), into);
      return report;
    },
    close: () => rmSync(links, { recursive: true, force: true }),
  };
}

/** Bundles wait in the cache that machines share. @param open opens it anew: one that did not answer is not asked again */
export function sharedStore(open: () => SharedCache): BundleStore {
  return {
    async put(hash, files) {
      const cache = open();
      sendBundle(cache, hash, files);
      if (await cache.settled()) return;
      throw new StoreTrouble(cache.trouble() ?? 'The shared cache has not taken the bundle.');
    },
    async collect(hash, brand, into) {
      const cache = open();
      const bundle = await receiveBundle(cache, hash, brand);
      const trouble = cache.trouble();
      if (bundle === undefined && trouble !== undefined) throw new StoreTrouble(trouble);
      if (bundle !== undefined) writeBundle(into, bundle.files);
      return bundle?.report;
    },
    close: () => undefined,
  };
}
