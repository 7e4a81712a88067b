import { Failure } from '@liveryjs/workspace/failure';
import { inside } from '@liveryjs/workspace/inside';
import { parseBrandId, parseInsidePath } from '@liveryjs/workspace/names';
import { read } from '#scripts/bundle/cache.ts';
import { readOnce } from '#scripts/bundle/read-once.ts';
import { type BuildReport, digestsOf, parseReport } from '#scripts/bundle/report.ts';
import { type Encoding, twinsIn } from '#scripts/bundle/twins.ts';
import type { Files } from './target.ts';

/**
 * Reads a bundle with its report and compressed twins.
 * @param brand whose bundle it has to be. Default: anybody's
 * @throws Failure when a file is missing or differs from what was built
 */
export function readBuilt(folder: string, brand?: string): { report: BuildReport; files: Files } {
  const bytes = read(inside(folder, 'build-report.json'));
  const report = bytes && parseReport(bytes.toString());
  if (!bytes || !report)
    throw new Failure(
      `${folder} does not hold a bundle as it was built, so ${brand ?? 'it'} is not published. Build it: livery build${brand === undefined ? '' : ` ${brand}`}`,
    );
  if (parseBrandId(report.brand) === undefined || (brand ?? report.brand) !== report.brand)
    throw new Failure(
      `${folder} holds the bundle of "${report.brand}", so it is not published. A bundle lies in the folder of its brand. Build it again: livery build${brand === undefined ? '' : ` ${brand}`}`,
    );
  const files = new Map<string, Uint8Array>();
  const add = (file: string, digest: string, encoding?: Encoding) => {
    const path = parseInsidePath(file);
    const built = path && readOnce(inside(folder, path), { within: folder }, encoding);
    if (built?.digest !== digest)
      throw new Failure(
        `${path ? inside(folder, path) : `${file} in ${folder}`} is not as it was built, so ${report.brand} is not published. Build it again: livery build ${report.brand}`,
      );
    files.set(file, built.content);
  };
  for (const [file, digest] of Object.entries(digestsOf(report))) add(file, digest);
  for (const { path, digest, encoding } of twinsIn(report)) add(path, digest, encoding);
  files.set('build-report.json', bytes);
  return { report, files };
}
