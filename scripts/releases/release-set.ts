import type { MovedRelease } from '@liveryjs/workspace/changes/log';
import { Failure } from '@liveryjs/workspace/failure';
import { atOnce } from '#scripts/at-once.ts';
import { type Move, type MoveOptions, moveAsOne } from './move-as-one.ts';
import { openTarget } from './open-target.ts';
import type { Published } from './proof.ts';
import { type ReleaseSetup, releaseBrands, type Told } from './release-brands.ts';
import { pendingOf, type Staging } from './stage.ts';
import type { ReleaseTarget } from './target.ts';

/** The outcome of a change set that was to move brands as one. */
interface SetOutcome {
  readonly ok: boolean;
  readonly brands: readonly Told[];
}

/** The outcome of bundles that were put beside what visitors have: the ids of their releases, or why there are none. */
interface Staged {
  readonly releases: Readonly<Record<string, string>>;
  readonly failed: readonly Told[];
}

/**
 * Puts the bundles of a set beside what visitors have.
 *
 * @param folders of the bundles, by brand
 */
export async function stageSet(
  setup: ReleaseSetup,
  folders: Readonly<Record<string, string>>,
  staging: Staging,
  signal: AbortSignal,
): Promise<Staged> {
  const releases: Record<string, string> = {};
  const failed: Told[] = [];
  const tasks = Object.entries(folders).map(
    ([brand, folder]) => ({ brand, action: 'stage', folder, staging }) as const,
  );
  await releaseBrands(
    setup,
    tasks,
    (done) => {
      if (done.state === 'staged') releases[done.brand] = done.id;
      else if (done.state !== 'settled') failed.push(done);
    },
    signal,
  );
  return { releases, failed };
}

/** The ways of `releaseSet` and `takeSetBack` that tests and plans take otherwise. */
interface SetOptions extends Pick<MoveOptions, 'until'> {
  /** Looks at what visitors have now of brands that have moved. @returns those that are not in order */
  readonly prove?: (brands: readonly string[]) => Promise<readonly Told[]>;
}

/**
 * Gives visitors releases that were staged, of all brands of a set at once. Where one of them is not in order, all go back.
 * A set that an earlier call has begun to move, and that was killed, is moved to its end.
 *
 * @param releases ids by brand
 * @throws Failure where a brand cannot move: then none does
 */
export async function releaseSet(
  setup: ReleaseSetup,
  change: string,
  releases: Readonly<Record<string, string>>,
  { until, prove = (brands) => provenOf(setup, brands) }: SetOptions = {},
): Promise<SetOutcome> {
  const target = await openTarget(setup.to);
  const all = await atOnce(Object.entries(releases), async ([brand, to]) => {
    const from = await target.current(brand);
    const pending = from === to ? await pendingOf(target, brand, change) : undefined;
    return { brand, from: pending ? pending.change?.before : from, to, isThere: from === to };
  });
  const moves = all.filter(({ from, to }) => from !== to);
  const left = moves.filter(({ isThere }) => !isThere);
  await moveAsOne(target, left, { keep: setup.keep, change, ...(until && { until }) });
  const bad = await prove(moves.map(({ brand }) => brand));
  const stays = all.flatMap((each) => (each.from === each.to ? outcome(each, 'unchanged') : []));
  if (bad.length === 0)
    return { ok: true, brands: [...moves.map((move) => outcome(move, 'published')), ...stays] };
  const good = without(moves, bad);
  const back = good.map(({ brand, from, to }) => ({ brand, from: to, to: from }));
  await moveAsOne(target, back, { keep: setup.keep });
  const worse = await prove(back.flatMap(({ brand, to }) => (to === undefined ? [] : brand)));
  const names = bad.map(({ brand }) => brand);
  const withThem = without(good, worse).map((move) => ({
    ...outcome(move, 'withdrawn'),
    current: move.from,
    with: names,
  }));
  return { ok: false, brands: [...bad, ...worse, ...withThem, ...stays] };
}

/**
 * Gives visitors of all brands that have a set's release the releases again that they had before it.
 *
 * @returns also the brands that had the set once, and have another release by now
 * @throws Failure where nobody has the set, and where a brand cannot move: then none does
 */
export async function takeSetBack(
  setup: ReleaseSetup,
  change: string,
  { prove = (brands) => provenOf(setup, brands) }: Pick<SetOptions, 'prove'> = {},
): Promise<SetOutcome & { readonly later: readonly string[] }> {
  const target = await openTarget(setup.to);
  const standing = await atOnce(await target.brands(), (brand) => standingOf(target, brand, change));
  const moves = standing.flatMap((each) => each.move ?? []);
  const later = standing.flatMap((each) => (each.move === undefined && each.isOfSet ? each.brand : []));
  if (moves.length === 0)
    throw new Failure(
      `Visitors have no release of the change set ${change} in ${target.name}. See: livery change log ${change}`,
    );
  await moveAsOne(target, moves, { keep: setup.keep });
  const bad = await prove(moves.flatMap(({ brand, to }) => (to === undefined ? [] : brand)));
  const good = without(moves, bad);
  return {
    ok: bad.length === 0,
    brands: [
      ...bad,
      ...good.map((move) => outcome(move, move.to === undefined ? 'unpublished' : 'published')),
    ],
    later,
  };
}

/** The releases of brands that have moved, for the log. */
export function movedReleases(brands: readonly Told[]): Record<string, MovedRelease> {
  return Object.fromEntries(
    brands.flatMap((each) => {
      if (each.state !== 'published' && each.state !== 'unpublished') return [];
      const { brand, before, current } = each;
      return [
        [
          brand,
          { ...(before !== undefined && { before }), ...(current !== undefined && { release: current }) },
        ],
      ];
    }),
  );
}

/** Looks at what visitors have of brands that have moved. @returns those that are not in order */
async function provenOf(setup: ReleaseSetup, brands: readonly string[]): Promise<Told[]> {
  const bad: Told[] = [];
  const tasks = brands.map((brand) => ({ brand, action: 'prove' }) as const);
  await releaseBrands(
    setup,
    tasks,
    (done) => {
      if (done.state !== 'settled' && done.state !== 'staged') bad.push(done);
    },
    // Visitors have them already: nothing ends the look.
    new AbortController().signal,
  );
  return bad;
}

/** The way back of a brand, where visitors have a release of the set. */
async function standingOf(target: ReleaseTarget, brand: string, change: string) {
  const [current, releases] = [await target.current(brand), await target.list(brand)];
  const release = releases.find(({ id }) => id === current);
  const isOfSet = releases.some((each) => each.change?.name === change);
  if (current === undefined || release?.change?.name !== change) return { brand, isOfSet };
  return { brand, isOfSet, move: { brand, from: current, to: release.change.before } };
}

function without<Of extends Move>(moves: readonly Of[], bad: readonly Told[]): Of[] {
  return moves.filter(({ brand }) => !bad.some((each) => each.brand === brand));
}

function outcome({ brand, from, to }: Move, state: Published['state']): Published {
  return { brand, id: to ?? from ?? '', state, before: from, current: to, findings: [] };
}
