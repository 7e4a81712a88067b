import { statSync } from 'node:fs';
import { read } from '#scripts/build/cache.ts';
import { digestOf } from '#scripts/build/hash.ts';
import { type BuildReport, digestsOf, parseReport } from '#scripts/build/report.ts';
import { Failure } from '#scripts/failure.ts';
import { inside } from '#scripts/inside.ts';
import { parseBrandId, parseInsidePath } from '#scripts/names.ts';
import type { Files } from './target.ts';

/**
 * Reads a bundle with its report.
 * @param brand whose bundle it has to be. Default: anybody's
 * @throws Failure when a file is missing or differs from what was built
 */
export function readBuilt(folder: string, brand?: string): { report: BuildReport; files: Files } {
  const bytes = read(inside(folder, 'build-report.json'));
  const report = bytes && parseReport(bytes.toString());
  if (!bytes || !report)
    throw new Failure(`${folder} does not hold a bundle as it was built. Build it: livery build`);
  if (parseBrandId(report.brand) === undefined || (brand ?? report.brand) !== report.brand)
    throw new Failure(
      `${folder} holds the bundle of "${report.brand}", so it is not published. A bundle lies in the folder of its brand. Build it again: livery build${brand === undefined ? '' : ` ${brand}`}`,
    );
  const files = new Map<string, Uint8Array>();
  for (const [file, digest] of Object.entries(digestsOf(report))) {
    const path = parseInsidePath(file);
    const built = path && readOnce(inside(folder, path), folder);
    if (built?.digest !== digest)
      throw new Failure(
        `${path ? inside(folder, path) : `${file} in ${folder}`} is not as it was built, so ${report.brand} is not published. Build it again: livery build ${report.brand}`,
      );
    files.set(file, built.content);
  }
  files.set('build-report.json', bytes);
  return { report, files };
}

interface Content {
  readonly content: Uint8Array;
  readonly digest: string;
}

/** Files that bundles share as hard links, by what tells a file and its versions apart. They are most of a bundle. */
const shared = new Map<string, Content>();
let sharedBytes = 0;
const MOST_SHARED_BYTES = 64 * 1024 * 1024;

/** A file with its digest; one that is still the same as a file of another bundle is not read again. */
function readOnce(path: string, folder: string): Content | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const { dev, ino, size, mtimeMs, ctimeMs, nlink } = stats;
  const version = `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  const before = shared.get(version);
  if (before) return before;
  const content = read(path, { within: folder });
  if (content === undefined) return undefined;
  const fresh = { content, digest: digestOf(content) };
  if (nlink > 1) {
    if (sharedBytes > MOST_SHARED_BYTES) {
      shared.clear();
      sharedBytes = 0;
    }
    shared.set(version, fresh);
    sharedBytes += size;
  }
  return fresh;
}
