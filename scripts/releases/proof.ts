import type { BuildReport } from '#scripts/bundle/report.ts';
import type { Release } from './release.ts';
import type { ReleaseTarget } from './target.ts';

/** The options that publishing and rolling back have in common. */
export interface PublishOptions {
  /** The number of releases that stay, and of those that an open tab may come from. */
  readonly keep: number;
  /** Looks at what visitors get now. @returns what is wrong, a sentence each */
  readonly look: (release: Release, report: BuildReport) => Promise<readonly string[]>;
  /** The name of what looks, for the record of a release. Default: the record does not name it. */
  readonly lookedBy?: string;
  /** The time now. Default: the clock. */
  readonly now?: () => Date;
}

/** The outcome for one brand. */
export interface Published {
  readonly brand: string;
  /** The release that the command was about. */
  readonly id: string;
  /**
   * unchanged: visitors had this already. withdrawn: the release is bad, and visitors have another. unpublished: visitors
   * get nothing of the brand any more.
   */
  readonly state: 'published' | 'unchanged' | 'withdrawn' | 'unpublished';
  /** The release that visitors had before. */
  readonly before: string | undefined;
  /** The release that visitors have now. */
  readonly current: string | undefined;
  /** Why it was withdrawn. */
  readonly findings: readonly string[];
  /** Brands of the same change set whose releases are not in order: this one was taken back with them. */
  readonly with?: readonly string[];
}

/**
 * Looks at the release that visitors have, where nobody has: a command was killed between pointing and looking. One that is
 * not in order gives way to the last release that is.
 * @returns what became of the release that was not in order; undefined when visitors keep what they have
 */
export async function settle(
  target: ReleaseTarget,
  brand: string,
  { look, lookedBy, now = () => new Date() }: PublishOptions,
): Promise<Published | undefined> {
  const unproven = async () => {
    const id = await target.current(brand);
    const releases = id === undefined ? [] : await target.list(brand);
    const release = releases.find((other) => other.id === id);
    return id === undefined || (release && isProven(release)) ? undefined : { id, release, releases };
  };
  // Nearly always, all is in order: no lock is needed to see this.
  if ((await unproven()) === undefined) return undefined;
  return target.lock(brand, async (stillMine) => {
    const standing = await unproven();
    if (standing === undefined) return undefined;
    const { id, releases } = standing;
    const release = standing.release ?? {
      ...{ id, brand, publishedAt: now().toISOString(), sequence: nextOf(releases), kept: {} },
    };
    const report = await target.report(brand, id);
    const findings =
      report === undefined
        ? [`Release ${id} is not as it was published.`]
        : await lookOrSay(look, release, report);
    stillMine();
    if (findings.length === 0) {
      await target.note(lookedAtNow(release, lookedBy));
      return undefined;
    }
    const current = releases.find((other) => other.id !== id && wasForVisitors(other))?.id;
    await target.point(brand, current);
    await target.note({ ...release, withdrawn: findings[0] ?? '' });
    return { brand, id, state: 'withdrawn', before: id, current, findings };
  });
}

/** A release that nobody could look at is not in order. */
export async function lookOrSay(
  look: PublishOptions['look'],
  release: Release,
  report: BuildReport,
): Promise<readonly string[]> {
  try {
    return await look(release, report);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

export function lookedAtNow({ isPending: _, ...release }: Release, lookedBy: string | undefined): Release {
  return { ...release, lookedAt: new Date().toISOString(), ...(lookedBy !== undefined && { lookedBy }) };
}

/** Tells whether visitors had a release, and it was in order. Earlier versions looked too, and did not write it down. */
export function wasForVisitors({ lookedAt, sequence, withdrawn, previewUntil }: Release): boolean {
  const wasLookedAt = lookedAt !== undefined || sequence === undefined;
  return wasLookedAt && withdrawn === undefined && previewUntil === undefined;
}

/** Tells whether a release was looked at since it became the current one, and is not taken back. */
export function isProven(release: Release): boolean {
  return wasForVisitors(release) && release.isPending === undefined;
}

/** The number of the next release of a brand. */
export function nextOf(releases: readonly Release[]): number {
  return Math.max(0, ...releases.map(({ sequence = 0 }) => sequence)) + 1;
}
