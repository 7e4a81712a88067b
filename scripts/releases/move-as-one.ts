import { Failure } from '@liveryjs/workspace/failure';
import { shellWord } from '@liveryjs/workspace/shell-word';
import { atOnce } from '#scripts/at-once.ts';
import { nextOf } from './proof.ts';
import { openTabs } from './publish.ts';
import type { Release } from './release.ts';
import type { ReleaseTarget } from './target.ts';

/** A brand, and the releases that visitors have before and after; undefined for none. */
export interface Move {
  readonly brand: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export interface MoveOptions {
  /** The number of releases that an open tab may come from. */
  readonly keep: number;
  /** The change set that makes the moves. Default: the moves take one back. */
  readonly change?: string | undefined;
  /** Is awaited when all is ready, before the first brand moves. Default: nothing is. */
  readonly until?: () => Promise<void>;
}

/** A move that nothing keeps any more, and the records that it changes, as they were. */
interface Ready extends Move {
  readonly records: readonly Release[];
}

/**
 * Gives visitors other releases of several brands at once: all that can fail comes first, for all of them, and then their
 * pointers go one right after another. Nobody has looked at the releases then: `settle` does. Where the process ends between
 * two pointers, the same call brings the others to where they belong.
 *
 * @throws Failure where a brand cannot move: then none does
 */
export async function moveAsOne(
  target: ReleaseTarget,
  moves: readonly Move[],
  { keep, change, until = async () => {} }: MoveOptions,
): Promise<void> {
  const brands = moves.map(({ brand }) => brand);
  await underAllLocks(target, brands, async (stillMine) => {
    const ready: Ready[] = [];
    const moved: Ready[] = [];
    try {
      await atOnce(moves, async (move) => {
        const records = await recordsOf(target, move);
        ready.push({ ...move, records });
        const [release] = records;
        if (release !== undefined && move.to !== undefined)
          await target.keep(madeReady(release, records, move, change), openTabs(records, move.from, keep));
      });
      await until();
      for (const each of ready) {
        stillMine();
        moved.push(each);
        await target.point(each.brand, each.to);
      }
    } catch (error) {
      for (const { brand, from } of moved) await target.point(brand, from);
      for (const { records, to } of ready)
        if (records[0]?.id === to && records[0]) await target.note(records[0]);
      throw error;
    }
    if (change !== undefined) return;
    // Whoever takes the set back once more finds nothing left of it.
    for (const { from, records } of ready) {
      const { change: _, ...left } = records.find(({ id }) => id === from) ?? {};
      if ('id' in left) await target.note(left as Release);
    }
  });
}

/** The records of a brand, the one that visitors are to get first. @throws Failure where the brand cannot move */
async function recordsOf(target: ReleaseTarget, { brand, from, to }: Move): Promise<readonly Release[]> {
  const [current, releases] = [await target.current(brand), await target.list(brand)];
  if (current !== from)
    throw new Failure(
      `Visitors have ${current ?? 'nothing'} of ${brand} by now, and ${from ?? 'nothing'} was expected: somebody else has published. See: livery releases ${brand} --to ${shellWord(target.name)}`,
    );
  if (to === undefined) return releases;
  const release = releases.find(({ id }) => id === to);
  if (release === undefined || !(await target.isThere(brand, to)))
    throw new Failure(
      `Release ${to} of ${brand} is not whole in ${target.name} any more. Choose another one: livery releases ${brand} --to ${shellWord(target.name)}`,
    );
  return [release, ...releases.filter(({ id }) => id !== to)];
}

/** The record of a release that is about to be the current one. */
function madeReady(
  { withdrawn: _, previewUntil: _end, planned: _plan, change: _set, ...release }: Release,
  records: readonly Release[],
  { from }: Move,
  change: string | undefined,
): Release {
  const ready = { ...release, isPending: true } as const;
  if (change === undefined) return ready;
  return {
    ...ready,
    publishedAt: new Date().toISOString(),
    sequence: nextOf(records),
    change: { name: change, ...(from !== undefined && { before: from }) },
  };
}

/** Does work while nobody else changes the releases of any of the brands. @throws what keeps one of the locks away */
async function underAllLocks(
  target: ReleaseTarget,
  brands: readonly string[],
  work: (stillMine: () => void) => Promise<void>,
): Promise<void> {
  let begin: (() => void) | undefined;
  let fail: ((error: unknown) => void) | undefined;
  const allHeld = new Promise<void>((done, failed) => {
    begin = done;
    fail = failed;
  });
  // Where no lock is held, nobody else hears of it.
  allHeld.catch(() => undefined);
  const checks: (() => void)[] = [];
  let over: Promise<void> | undefined;
  const stillMine = () => {
    for (const check of checks) check();
  };
  if (brands.length === 0) return work(stillMine);
  const hold = (brand: string) =>
    target
      .lock(brand, async (mine) => {
        checks.push(mine);
        if (checks.length === brands.length) begin?.();
        await allHeld;
        over ??= work(stillMine);
        await over;
      })
      .catch((error: unknown) => {
        fail?.(error);
        throw error;
      });
  const ends = await Promise.allSettled(brands.map(hold));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
