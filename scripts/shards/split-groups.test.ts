import { describe, expect, it } from 'vitest';
import type { BrandGroup } from './brand-groups.ts';
import { splitGroups } from './split-groups.ts';

/** Groups of so many brands each; every brand costs the same. */
function groupsOf(sizes: readonly number[], codeCost: number, cost: number): BrandGroup[] {
  return sizes.map((size, groupIndex) => ({
    codeCost,
    brands: Array.from({ length: size }, (_, index) => ({
      id: `g${groupIndex}-${String(index).padStart(4, '0')}`,
      cost,
    })),
  }));
}

/** Returns the cost of each shard, the code that it builds included. */
function loadsOf(shards: readonly (readonly string[])[], groups: readonly BrandGroup[]): number[] {
  return shards.map((ids) => {
    const mine = new Set(ids);
    return groups.reduce((sum, { codeCost, brands }) => {
      const costs = brands.filter(({ id }) => mine.has(id)).map(({ cost }) => cost);
      return sum + (costs.length > 0 ? codeCost : 0) + costs.reduce((all, cost) => all + cost, 0);
    }, 0);
  });
}

/** In how many shards each group is. */
function partsOf(shards: readonly (readonly string[])[], groups: readonly BrandGroup[]): number[] {
  return groups.map(({ brands }) => shards.filter((ids) => brands.some(({ id }) => ids.includes(id))).length);
}

/** Groups as different as operators' are, the same in every run. */
function unevenGroups(seed: number): BrandGroup[] {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return Array.from({ length: 1 + random(40) }, (_, groupIndex) => ({
    codeCost: 50 + random(100),
    brands: Array.from({ length: 1 + random(60) }, (_, index) => ({
      id: `g${groupIndex}-${String(index).padStart(3, '0')}`,
      cost: 10 + random(40),
    })),
  }));
}

describe('splitGroups', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => [seed + 1, 1 + ((seed * 7) % 12)]))(
    'deals each brand out once, and no shard much more than its share (groups %i, %i shards)',
    (seed, count) => {
      const groups = unevenGroups(seed);
      const shards = splitGroups(groups, count);
      expect(shards).toHaveLength(count);
      expect(shards.flat().sort()).toEqual(groups.flatMap(({ brands }) => brands.map(({ id }) => id)).sort());
      const total = loadsOf([shards.flat()], groups)[0] ?? 0;
      const share = total / count;
      // A group whose parts would cost less than its code is never divided.
      const whole = Math.max(
        ...groups.map(({ codeCost, brands }) =>
          Math.min(3 * codeCost + 50, codeCost + brands.reduce((sum, { cost }) => sum + cost, 0)),
        ),
      );
      expect(Math.max(...loadsOf(shards, groups))).toBeLessThanOrEqual(1.1 * share + whole);
    },
  );

  it('is the same in whichever order groups and brands come', () => {
    const groups = unevenGroups(7);
    expect(splitGroups([...groups].reverse(), 5)).toEqual(splitGroups(groups, 5));
  });

  it('keeps groups whole where that is fair', () => {
    const groups = groupsOf([20, 20, 20, 20, 20, 20], 100, 20);
    const shards = splitGroups(groups, 3);
    expect(partsOf(shards, groups)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(loadsOf(shards, groups)).toEqual([1000, 1000, 1000]);
  });

  it('divides a group that is more than one machine should have', () => {
    const groups = groupsOf([1000, 10, 10], 100, 20);
    const shards = splitGroups(groups, 10);
    const loads = loadsOf(shards, groups);
    expect(Math.max(...loads)).toBeLessThan((1.1 * (1020 * 20 + 12 * 100)) / 10);
    expect(partsOf(shards, groups).slice(1)).toEqual([1, 1]);
  });

  it('builds no code twice to save less than that', () => {
    const groups = groupsOf([4], 100, 20);
    expect(splitGroups(groups, 4).map(({ length }) => length)).toEqual([4, 0, 0, 0]);
  });

  it('has nothing to do for machines that are too many', () => {
    expect(splitGroups(groupsOf([1, 1], 5, 20), 4)).toEqual([['g0-0000'], ['g1-0000'], [], []]);
    expect(splitGroups([], 3)).toEqual([[], [], []]);
  });
});
