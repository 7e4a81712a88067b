import { counted } from '@liveryjs/workspace/check/counts';
import { Failure } from '@liveryjs/workspace/failure';
import { shellWord } from '@liveryjs/workspace/shell-word';
import type { BuildReport } from '#scripts/bundle/report.ts';
import {
  isProven,
  lookedAtNow,
  lookOrSay,
  nextOf,
  type Published,
  type PublishOptions,
  settle,
  wasForVisitors,
} from './proof.ts';
import { readBuilt } from './read-built.ts';
import { type Release, releaseId } from './release.ts';
import type { ReleaseTarget } from './target.ts';

/**
 * Publishes a built bundle: its files first, then the pointer. When what visitors get is not in order after that, the
 * pointer goes back at once.
 * @param folder the bundle's folder, as `livery build` wrote it; `brand` says whose it has to be
 * @throws Failure for a bundle that is not as it was built, and for what the target refuses
 */
export async function publish(
  target: ReleaseTarget,
  folder: string,
  options: PublishOptions & { readonly brand?: string },
): Promise<Published> {
  // The release that visitors have is proven first: the bundle may turn out not to be one.
  const early = options.brand !== undefined && (await settle(target, options.brand, options));
  const { report, files } = readBuilt(folder, options.brand);
  const { brand } = report;
  const settled = early === false ? await settle(target, brand, options) : early;
  const { keep, now = () => new Date() } = options;
  const id = releaseId(files.get('build-report.json') ?? '');
  if (settled?.id === id) return settled;
  return target.lock(brand, async (stillMine) => {
    const releases = await target.list(brand);
    const before = await target.current(brand);
    const same = releases.find((release) => release.id === id);
    // Somebody may have taken files away by hand.
    const isWhole = async () => before === id && same && isProven(same) && (await target.isThere(brand, id));
    if (await isWhole()) return unchanged(brand, id);
    const { kept = {}, lookedAt, lookedBy } = same ?? {};
    const fresh: Release = {
      id,
      brand,
      publishedAt: now().toISOString(),
      sequence: nextOf(releases),
      kept,
      ...(lookedAt !== undefined && { lookedAt }),
      ...(lookedBy !== undefined && { lookedBy }),
      isPending: true,
    };
    const release = await target.put(fresh, files, openTabs(releases, before, keep));
    const outcome = await pointAndLook(target, release, report, before, stillMine, options);
    if (outcome.state === 'published') await prune(target, brand, id, keep);
    return outcome;
  });
}

/**
 * Makes an earlier release the current one again.
 * @param id which one, or how it begins; by default the one that visitors had before the current one
 * @throws Failure when there is no such release
 */
export async function rollback(
  target: ReleaseTarget,
  brand: string,
  id: string | undefined,
  options: PublishOptions,
): Promise<Published> {
  // A lock would leave a folder for a brand that there is not.
  if ((await target.list(brand)).length === 0) {
    const damaged = await target.damaged(brand);
    throw new Failure(
      damaged.length === 0
        ? noRelease(target.name, brand, id, [])
        : `${damagedSentence(brand, damaged, target.name)} Publish the brand again: livery publish ${brand} --to ${shellWord(target.name)}`,
    );
  }
  const settled = await settle(target, brand, options);
  // Nobody wants to go two releases back because the current one was bad.
  if (id === undefined && settled?.current !== undefined)
    return { ...settled, id: settled.current, state: 'published', findings: [] };
  return target.lock(brand, async (stillMine) => {
    const releases = (await target.list(brand)).filter(({ previewUntil }) => previewUntil === undefined);
    const before = await target.current(brand);
    const begun = id === undefined ? [] : releases.filter((release) => release.id.startsWith(id));
    const currentIndex = releases.findIndex((release) => release.id === before);
    const chosen = id === undefined ? releases.slice(currentIndex + 1).find(wasForVisitors) : begun[0];
    if (id === '' || begun.length > 1)
      throw new Failure(
        `"${id}" is the beginning of ${counted(begun.length, 'release')} of ${brand} in ${target.name}: ${begun.map((release) => release.id).join(', ')}. Write one of them.`,
      );
    if (chosen === undefined) throw new Failure(noRelease(target.name, brand, id, releases));
    const isCurrent = chosen.id === before && isProven(chosen);
    if (isCurrent && (await target.isThere(brand, chosen.id))) return unchanged(brand, chosen.id);
    const report = await target.report(brand, chosen.id);
    if (report === undefined)
      throw new Failure(
        `Release ${chosen.id} of ${brand} in ${target.name} is not as it was published. Choose another one: livery releases ${brand} --to ${shellWord(target.name)}`,
      );
    const { withdrawn: _, change: _set, ...ready } = chosen;
    const release = await target.keep(
      { ...ready, isPending: true },
      openTabs(releases, before, options.keep),
    );
    return pointAndLook(target, release, report, before, stillMine, options);
  });
}

/**
 * Takes a brand away from visitors. Its releases stay, and `rollback` brings the last one back.
 * @throws Failure when nothing was published of the brand
 */
export async function unpublish(target: ReleaseTarget, brand: string): Promise<Published> {
  const [latest] = await target.list(brand);
  const standing = (await target.current(brand)) ?? latest?.id;
  if (standing === undefined) throw new Failure(noRelease(target.name, brand, undefined, []));
  return target.lock(brand, async (stillMine) => {
    const before = await target.current(brand);
    if (before === undefined) return { ...unchanged(brand, standing), before, current: undefined };
    stillMine();
    await target.point(brand, undefined);
    return { brand, id: before, state: 'unpublished', before, current: undefined, findings: [] };
  });
}

/** Puts a bundle there for a time, under an address of its own. Nothing changes for visitors. */
export async function publishPreview(
  target: ReleaseTarget,
  folder: string,
  until: Date,
  now = new Date(),
  timeZone?: string,
): Promise<Release> {
  const { report, files } = readBuilt(folder);
  const { brand } = report;
  const id = releaseId(files.get('build-report.json') ?? '');
  return target.lock(brand, async () => {
    const knownReleases = await target.list(brand);
    for (const { id: old, previewUntil } of knownReleases)
      if (old !== id && previewUntil !== undefined && new Date(previewUntil) < now)
        await target.remove(brand, old);
    const same = knownReleases.find((release) => release.id === id);
    const isForAll = same !== undefined && same.previewUntil === undefined;
    // A release that visitors have, or had, can be looked at as long as it is kept.
    if (isForAll) return same;
    const fresh: Release = {
      id,
      brand,
      publishedAt: now.toISOString(),
      sequence: nextOf(knownReleases),
      kept: {},
      previewUntil: until.toISOString(),
      ...(timeZone !== undefined && { timeZone }),
    };
    return target.put(fresh, files, []);
  });
}

async function pointAndLook(
  target: ReleaseTarget,
  release: Release,
  report: BuildReport,
  before: string | undefined,
  stillMine: () => void,
  { look, lookedBy }: PublishOptions,
): Promise<Published> {
  const { brand, id } = release;
  stillMine();
  await target.point(brand, id);
  const findings = await lookOrSay(look, release, report);
  if (findings.length === 0) {
    await target.note(lookedAtNow(release, lookedBy));
    return { brand, id, state: 'published', before, current: id, findings };
  }
  const { isPending: _, ...over } = release;
  // The release itself was there before, and is bad now: nothing that is in order is left to go back to.
  const current = before === id ? undefined : before;
  await target.point(brand, current);
  await target.note({ ...over, withdrawn: findings[0] ?? '' });
  return { brand, id, state: 'withdrawn', before, current, findings };
}

function unchanged(brand: string, id: string): Published {
  return { brand, id, state: 'unchanged', before: id, current: id, findings: [] };
}

/** The releases that open tabs may come from: the current one, and those before it. */
export function openTabs(
  knownReleases: readonly Release[],
  current: string | undefined,
  keep: number,
): Release[] {
  const shown = knownReleases.filter(
    ({ id, withdrawn, previewUntil }) =>
      id === current || (withdrawn === undefined && previewUntil === undefined),
  );
  return shown.slice(0, keep);
}

/** Takes away what is more than is kept: never the current release, and withdrawn ones first. */
export async function prune(
  target: ReleaseTarget,
  brand: string,
  current: string,
  keep: number,
): Promise<void> {
  const knownReleases = (await target.list(brand)).filter(
    ({ previewUntil, planned }) => previewUntil === undefined && planned === undefined,
  );
  const good = knownReleases.filter(({ id, withdrawn }) => id !== current && withdrawn === undefined);
  const kept = new Set([current, ...good.slice(0, keep - 1).map(({ id }) => id)]);
  for (const { id } of knownReleases) if (!kept.has(id)) await target.remove(brand, id);
}

/** Says that releases are there which no command knows. */
function damagedSentence(brand: string, ids: readonly string[], target: string): string {
  const records = ids.length === 1 ? 'record is' : 'records are';
  return `${brand} has ${ids.join(', ')} in ${target}, whose ${records} not as written.`;
}

function noRelease(
  target: string,
  brand: string,
  id: string | undefined,
  knownReleases: readonly Release[],
): string {
  const there = knownReleases.map((release) => release.id).join(', ');
  if (knownReleases.length === 0)
    return `${brand} has no release in ${target}. Publish one: livery publish ${brand} --to ${shellWord(target)}`;
  return id === undefined
    ? `${brand} has no release in ${target} that was published before the current one. There are: ${there}.`
    : `${brand} has no release ${id} in ${target}. There are: ${there}.`;
}
