import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unchangedReport } from '#scripts/build/build-brand.ts';
import { type BuildReport, parseReport } from '#scripts/build/report.ts';
import type { SharedCache } from '#scripts/build/shared-cache.ts';
import { moveBundle, removeLeftovers, writeBundle } from '#scripts/build/write-bundle.ts';
import { Failure } from '#scripts/failure.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Where workers leave bundles, by the hash of their input, and where they are collected. */
export interface BundleStore {
  /** @throws Failure when the bundle is not taken */
  put(hash: string, files: Files): Promise<void>;
  /**
   * Puts a bundle into a folder.
   * @returns its report; undefined when there is no bundle that is as it was written
   */
  collect(hash: string, brand: string, folder: string): Promise<BuildReport | undefined>;
}

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Bundles wait in a folder: everybody is on one machine, or sees the same disk. */
export function folderStore(folder: string, note: (sentence: string) => void): BundleStore {
  removeLeftovers(folder);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > KEPT_MS)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
  return {
    async put(hash, files) {
      writeBundle(join(folder, hash), files);
    },
    async collect(hash, brand, into) {
      const report = unchangedReport(join(folder, hash), hash, brand, note);
      if (report !== undefined) moveBundle(join(folder, hash), into);
      return report;
    },
  };
}

/** Bundles wait in the cache that machines share. @param cache the one to ask now */
export function sharedStore(cache: () => SharedCache): BundleStore {
  return {
    async put(hash, files) {
      const entries = [...files].map(([path, content]) =>
        typeof content === 'string' ? [path, content] : [path, Buffer.from(content).toString('base64'), 64],
      );
      cache().put(`bundle-${hash}`, Buffer.from(JSON.stringify(entries)));
      if (!(await cache().settled()))
        throw new Failure('The shared cache has not taken the bundle, so that nobody could collect it.');
    },
    async collect(hash, brand, into) {
      const bytes = await cache().get(`bundle-${hash}`);
      if (bytes === undefined) return undefined;
      const entries = JSON.parse(bytes.toString()) as [string, string, 64?][];
      const files = new Map(
        entries.map(([path, text, base]) => [path, base === 64 ? Buffer.from(text, 'base64') : text]),
      );
      const report = parseReport(String(files.get('build-report.json')));
      if (report?.inputHash !== hash || report.brand !== brand) return undefined;
      writeBundle(into, files);
      return report;
    },
  };
}
