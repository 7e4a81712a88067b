import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moveAsOne } from './move-as-one.ts';
import { settle } from './proof.ts';
import { publish } from './publish.ts';
import { releaseSet, stageSet, takeSetBack } from './release-set.ts';
import { writeTestBundle } from './test-bundle.ts';
import { releasesForEachTest } from './test-releases.ts';

const releases = releasesForEachTest();
const BRANDS = ['red', 'blue', 'gold'];
const signal = new AbortController().signal;
const setup = () => ({ to: releases.to, keep: 3 });
const bundleOf = (brand: string) => join(releases.root, 'dist', brand);
const currentOf = (brand: string) => releases.target.current(brand);
const current = async () => Promise.all(BRANDS.map(currentOf));

/** Looks that find all in order but for some brands. */
const proving =
  (...bad: readonly string[]) =>
  async (brands: readonly string[]) => {
    const ends = brands.map((brand) => {
      const look = async () => (bad.includes(brand) ? ['It is not in order.'] : []);
      return settle(releases.target, brand, { ...releases.inOrder, look });
    });
    return (await Promise.all(ends)).flatMap((end) => end ?? []);
  };

/** Publishes a version of each brand by itself. */
async function publishAll(version: string): Promise<(string | undefined)[]> {
  for (const brand of BRANDS) {
    writeTestBundle(bundleOf(brand), `${version} of ${brand}`, brand);
    await publish(releases.target, bundleOf(brand), { ...releases.inOrder, brand });
  }
  return current();
}

/** Stages a version of each brand for the set spring. */
async function stageAll(version: string): Promise<Readonly<Record<string, string>>> {
  for (const brand of BRANDS) writeTestBundle(bundleOf(brand), `${version} of ${brand}`, brand);
  const folders = Object.fromEntries(BRANDS.map((brand) => [brand, bundleOf(brand)]));
  const until = new Date(Date.now() + 60_000).toISOString();
  const { releases: ids, failed } = await stageSet(setup(), folders, { change: 'spring', until }, signal);
  expect(failed).toEqual([]);
  return ids;
}

test('all brands of a set get their releases at once, and go back to what each had, also to nothing', async () => {
  const before = await publishAll('one');
  await releases.target.lock('gold', () => releases.target.point('gold', undefined));
  const ids = await stageAll('two');
  expect(await current()).toEqual([before[0], before[1], undefined]);
  const { ok, brands } = await releaseSet(setup(), 'spring', ids);
  expect([ok, brands.map(({ state }) => state)]).toEqual([true, ['published', 'published', 'published']]);
  expect(await current()).toEqual(Object.values(ids));
  // Staged releases end after a time, and these are for everybody now.
  for (const brand of BRANDS)
    expect((await releases.target.list(brand)).some(({ previewUntil }) => previewUntil)).toBe(false);
  // Tabs that were opened before find their scripts.
  const [script = ''] = Object.keys((await releases.target.list('red'))[0]?.kept ?? {});
  expect(existsSync(join(releases.to, 'red/current', script))).toBe(script !== '');

  expect(await takeSetBack(setup(), 'spring')).toMatchObject({ ok: true, later: [] });
  expect(await current()).toEqual([before[0], before[1], undefined]);
  await expect(takeSetBack(setup(), 'spring')).rejects.toThrow(
    `Visitors have no release of the change set spring in ${releases.to}.`,
  );
});

test('where one release of a set is not in order, no brand keeps its release', async () => {
  const before = await publishAll('one');
  const ids = await stageAll('two');
  const { ok, brands } = await releaseSet(setup(), 'spring', ids, { prove: proving('blue') });
  expect(ok).toBe(false);
  expect(await current()).toEqual(before);
  expect(brands).toMatchObject([
    { brand: 'blue', state: 'withdrawn', findings: ['It is not in order.'] },
    { brand: 'red', state: 'withdrawn', with: ['blue'], current: before[0] },
    { brand: 'gold', state: 'withdrawn', with: ['blue'], current: before[2] },
  ]);
});

test('a brand that cannot move keeps all others where they are, and their releases staged', async () => {
  const before = await publishAll('one');
  const ids = await stageAll('two');
  const records = await releases.target.list('red');
  const moves = BRANDS.map((brand, index) => ({ brand, from: before[index], to: ids[brand] }));
  const others = moves.map((move) => (move.brand === 'gold' ? { ...move, from: '0123456789ab' } : move));
  await expect(moveAsOne(releases.target, others, { keep: 3, change: 'spring' })).rejects.toThrow(
    `Visitors have ${before[2]} of gold by now, and 0123456789ab was expected: somebody else has published.`,
  );
  expect(await current()).toEqual(before);
  expect(await releases.target.list('red')).toEqual(records);
});

test('a set whose process was killed between two brands is moved to its end, and goes back as a whole', async () => {
  const before = await publishAll('one');
  const ids = await stageAll('two');
  let count = 0;
  const dying = {
    ...releases.target,
    point: async (brand: string, id: string | undefined) => {
      if (count++ > 0) throw new Error('killed');
      await releases.target.point(brand, id);
    },
  };
  const moves = BRANDS.map((brand, index) => ({ brand, from: before[index], to: ids[brand] }));
  await expect(moveAsOne(dying, moves, { keep: 3, change: 'spring' })).rejects.toThrow('killed');
  expect((await current()).filter((id, index) => id !== before[index])).toHaveLength(1);
  const again = await stageAll('two');
  const { ok, brands } = await releaseSet(setup(), 'spring', again, { prove: proving() });
  expect([ok, brands.map(({ state }) => state)]).toEqual([true, ['published', 'published', 'published']]);
  expect(await current()).toEqual(Object.values(ids));
  await takeSetBack(setup(), 'spring', { prove: proving() });
  expect(await current()).toEqual(before);
});

test('a brand that somebody has published since keeps what it has when the set is taken back', async () => {
  const before = await publishAll('one');
  await releaseSet(setup(), 'spring', await stageAll('two'), { prove: proving() });
  writeTestBundle(bundleOf('blue'), 'three of blue', 'blue');
  const { id } = await publish(releases.target, bundleOf('blue'), { ...releases.inOrder, brand: 'blue' });
  const { brands, later } = await takeSetBack(setup(), 'spring', { prove: proving() });
  expect([brands.map(({ brand }) => brand), later]).toEqual([['gold', 'red'], ['blue']]);
  expect(await current()).toEqual([before[0], id, before[2]]);
});
