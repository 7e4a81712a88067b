import { join } from 'node:path';
import { read } from '#scripts/build/cache.ts';
import { digestOf } from '#scripts/build/hash.ts';
import { type BuildReport, digestsOf, parseReport } from '#scripts/build/report.ts';
import { Failure } from '#scripts/failure.ts';
import { parseBrandId, parseInsidePath } from '#scripts/names.ts';
import { type Release, releaseId } from './release.ts';
import type { Files, ReleaseTarget } from './target.ts';

/** What publishing and rolling back have in common. */
export interface PublishOptions {
  /** How many releases stay, and how many of them an open tab may come from. */
  readonly keep: number;
  /** Looks at what visitors get now. @returns what is wrong, a sentence each */
  readonly look: (release: Release, report: BuildReport) => Promise<readonly string[]>;
  /** The time now. Default: the clock. */
  readonly now?: () => Date;
}

/** What became of one brand. */
export interface Published {
  readonly brand: string;
  readonly id: string;
  /** unchanged: visitors had this release already. withdrawn: the release is bad, and visitors have the one before. */
  readonly state: 'published' | 'unchanged' | 'withdrawn';
  /** What visitors had before. */
  readonly before: string | undefined;
  /** Why it was withdrawn. */
  readonly findings: readonly string[];
}

/**
 * Publishes a built bundle: its files first, then the pointer. When what visitors get is not in order after that, the
 * pointer goes back at once.
 * @param folder the bundle's folder, as `livery build` wrote it; `brand` says whose it has to be
 * @throws Failure for a bundle that is not as it was built, and for what the target refuses
 */
export async function publish(
  target: ReleaseTarget,
  folder: string,
  { keep, look, now = () => new Date(), brand: expected }: PublishOptions & { readonly brand?: string },
): Promise<Published> {
  const { report, files } = readBuilt(folder, expected);
  const { brand } = report;
  const id = releaseId(files.get('build-report.json') ?? '');
  return target.lock(brand, async (stillMine) => {
    const known = await target.list(brand);
    const before = await target.current(brand);
    const isProven = known.some(
      (release) => release.id === id && isGood(release) && release.lookedAt !== undefined,
    );
    if (before === id && isProven) return { brand, id, state: 'unchanged', before, findings: [] };
    const earlier = openTabs(known, before, keep);
    const same = known.find((release) => release.id === id);
    const fresh = {
      id,
      brand,
      publishedAt: now().toISOString(),
      sequence: nextOf(known),
      kept: same?.kept ?? {},
    };
    const release = await target.put(fresh, files, earlier);
    const outcome = await pointAndLook(target, release, report, { before, known, look, stillMine });
    if (outcome.state === 'published') await prune(target, brand, id, keep);
    return outcome;
  });
}

/**
 * Makes an earlier release the current one again.
 * @param id which one; by default the one that was published before the current one
 * @throws Failure when there is no such release
 */
export async function rollback(
  target: ReleaseTarget,
  brand: string,
  id: string | undefined,
  { keep, look }: PublishOptions,
): Promise<Published> {
  // A lock would leave a folder for a brand that there is not.
  if ((await target.list(brand)).length === 0) throw new Failure(noRelease(target.name, brand, id, []));
  return target.lock(brand, async (stillMine) => {
    const known = (await target.list(brand)).filter(({ previewUntil }) => previewUntil === undefined);
    const before = await target.current(brand);
    const good = known.filter(({ withdrawn }) => withdrawn === undefined);
    const at = good.findIndex((release) => release.id === before);
    const begun = id === undefined ? [] : known.filter((release) => release.id.startsWith(id));
    const chosen = id === undefined ? good[at + 1] : begun[0];
    if (id === '' || begun.length > 1)
      throw new Failure(
        `"${id}" is the beginning of ${begun.length} releases of ${brand} in ${target.name}: ${begun.map((release) => release.id).join(', ')}. Write one of them.`,
      );
    if (chosen === undefined) throw new Failure(noRelease(target.name, brand, id, known));
    if (chosen.id === before && isGood(chosen))
      return { brand, id: chosen.id, state: 'unchanged', before, findings: [] };
    const report = await target.report(brand, chosen.id);
    if (report === undefined)
      throw new Failure(
        `Release ${chosen.id} of ${brand} in ${target.name} is not as it was published. Choose another one: livery releases ${brand} --to ${target.name}`,
      );
    const { withdrawn: _, lookedAt: __, ...ready } = chosen;
    const release = await target.keep(ready, openTabs(known, before, keep));
    return pointAndLook(target, release, report, { before, known, look, stillMine });
  });
}

/** Puts a bundle there for a time, under an address of its own. Nothing changes for visitors. */
export async function publishPreview(
  target: ReleaseTarget,
  folder: string,
  until: Date,
  now = new Date(),
): Promise<Release> {
  const { report, files } = readBuilt(folder);
  const { brand } = report;
  const id = releaseId(files.get('build-report.json') ?? '');
  return target.lock(brand, async () => {
    const known = await target.list(brand);
    for (const { id: old, previewUntil } of known)
      if (old !== id && previewUntil !== undefined && new Date(previewUntil) < now)
        await target.remove(brand, old);
    const same = known.find((release) => release.id === id);
    const isForAll = same !== undefined && same.previewUntil === undefined;
    // What visitors have, or had, can be looked at as long as it is kept.
    if (isForAll) return same;
    const fresh: Release = {
      id,
      brand,
      publishedAt: now.toISOString(),
      sequence: nextOf(known),
      kept: {},
      previewUntil: until.toISOString(),
    };
    return target.put(fresh, files, []);
  });
}

interface Pointing extends Pick<PublishOptions, 'look'> {
  readonly known: readonly Release[];
  readonly before: string | undefined;
  readonly stillMine: () => void;
}

async function pointAndLook(
  target: ReleaseTarget,
  release: Release,
  report: BuildReport,
  { before, known, look, stillMine }: Pointing,
): Promise<Published> {
  const { brand, id } = release;
  stillMine();
  await target.point(brand, id);
  let findings: readonly string[];
  try {
    findings = await look(release, report);
  } catch (error) {
    // A release that nobody could look at is not known to be good.
    findings = [error instanceof Error ? error.message : String(error)];
  }
  if (findings.length === 0) {
    await target.note({ ...release, lookedAt: new Date().toISOString() });
    return { brand, id, state: 'published', before, findings };
  }
  // A command that was killed before it looked has left visitors a release that nobody has proven: it is none to go back to.
  const others = known.filter((other) => other.id !== id && isGood(other));
  await target.point(brand, (others.find((other) => other.id === before) ?? others[0])?.id);
  await target.note({ ...release, withdrawn: findings[0] ?? '' });
  return { brand, id, state: 'withdrawn', before, findings };
}

/** Tells whether a release was looked at, and is not taken back. Earlier versions looked too, and did not write it down. */
function isGood({ lookedAt, sequence, withdrawn, previewUntil }: Release): boolean {
  const wasLookedAt = lookedAt !== undefined || sequence === undefined;
  return wasLookedAt && withdrawn === undefined && previewUntil === undefined;
}

function nextOf(known: readonly Release[]): number {
  return Math.max(0, ...known.map(({ sequence = 0 }) => sequence)) + 1;
}

/** The releases that open tabs may come from: the current one, and those before it. */
function openTabs(known: readonly Release[], current: string | undefined, keep: number): Release[] {
  const shown = known.filter(
    ({ id, withdrawn, previewUntil }) =>
      id === current || (withdrawn === undefined && previewUntil === undefined),
  );
  return shown.slice(0, keep);
}

/** Takes away what is more than is kept: never the current release, and withdrawn ones first. */
async function prune(target: ReleaseTarget, brand: string, current: string, keep: number): Promise<void> {
  const known = (await target.list(brand)).filter(({ previewUntil }) => previewUntil === undefined);
  const good = known.filter(({ id, withdrawn }) => id !== current && withdrawn === undefined);
  const kept = new Set([current, ...good.slice(0, keep - 1).map(({ id }) => id)]);
  for (const { id } of known) if (!kept.has(id)) await target.remove(brand, id);
}

/** @throws Failure when a file is missing or differs from what was built */
function readBuilt(folder: string, brand?: string): { report: BuildReport; files: Files } {
  const bytes = read(join(folder, 'build-report.json'));
  const report = bytes && parseReport(bytes.toString());
  if (!bytes || !report)
    throw new Failure(`${folder} does not hold a bundle as it was built. Build it: livery build`);
  if (parseBrandId(report.brand) === undefined || (brand ?? report.brand) !== report.brand)
    throw new Failure(
      `${folder} holds the bundle of "${report.brand}", so it is not published. A bundle lies in the folder of its brand. Build it again: livery build${brand === undefined ? '' : ` ${brand}`}`,
    );
  const files = new Map<string, Uint8Array>();
  for (const [file, digest] of Object.entries(digestsOf(report))) {
    const content = parseInsidePath(file) && read(join(folder, file));
    if (content === undefined || digestOf(content) !== digest)
      throw new Failure(
        `${join(folder, file)} is not as it was built, so ${report.brand} is not published. Build it again: livery build ${report.brand}`,
      );
    files.set(file, content);
  }
  files.set('build-report.json', bytes);
  return { report, files };
}

function noRelease(target: string, brand: string, id: string | undefined, known: readonly Release[]): string {
  const there = known.map((release) => release.id).join(', ');
  if (known.length === 0)
    return `${brand} has no release in ${target}. Publish one: livery publish ${brand} --to ${target}`;
  return id === undefined
    ? `${brand} has no release in ${target} that was published before the current one. There are: ${there}.`
    : `${brand} has no release ${id} in ${target}. There are: ${there}.`;
}
