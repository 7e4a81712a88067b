import { nextOf } from './proof.ts';
import { readBuilt } from './read-built.ts';
import { type Release, releaseId } from './release.ts';
import type { ReleaseTarget } from './target.ts';

/** The settings by which a bundle is put beside what visitors have. */
export interface Staging {
  /** Name of the change set. */
  readonly change: string;
  /** ISO 8601 in UTC: then the release goes by itself, where nobody has made it the current one. */
  readonly until: string;
  /** The moment at which it is to become the current one: ISO 8601 in UTC. Default: no plan is noted. */
  readonly at?: string | undefined;
}

/**
 * Puts a bundle into a place as a release that visitors do not get yet, with its plan on it.
 *
 * @param folder the bundle's folder, as `livery build` wrote it
 * @throws Failure for a bundle that is not as it was built, and for what the target refuses
 */
export async function stage(
  target: ReleaseTarget,
  folder: string,
  brand: string,
  { change, until, at }: Staging,
): Promise<Release> {
  const { files } = readBuilt(folder, brand);
  const id = releaseId(files.get('build-report.json') ?? '');
  return target.lock(brand, async () => {
    const releases = await target.list(brand);
    const same = releases.find((release) => release.id === id);
    // A release that visitors have, or had, stays without an end.
    const end = same !== undefined && same.previewUntil === undefined ? {} : { previewUntil: until };
    const { planned: _, ...release } = same ?? {
      ...{ id, brand, publishedAt: new Date().toISOString(), sequence: nextOf(releases), kept: {} },
    };
    return target.put(
      { ...release, ...end, ...(at !== undefined && { planned: { change, at } }) },
      files,
      [],
    );
  });
}

/** The release that a command which was killed has given to visitors for a set, and that nobody has looked at; undefined for none. */
export async function pendingOf(
  target: ReleaseTarget,
  brand: string,
  change: string,
): Promise<Release | undefined> {
  const [current, releases] = [await target.current(brand), await target.list(brand)];
  return releases.find(
    ({ id, isPending, change: set }) => id === current && isPending && set?.name === change,
  );
}
