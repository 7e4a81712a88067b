import type { BrandGroup } from './brand-groups.ts';

/** The factor by which the fullest shard may take more in each attempt to place all groups. */
const STEP = 1.05;

/**
 * Deals groups out to shards so that the fullest one has as little to do as can be, while a group stays whole where it
 * fits. A group is divided only where each part is at least as much work as building its code once more.
 * Equal groups, in whichever order, give equal shards.
 *
 * @returns for each shard the ids of its brands; every brand is in exactly one
 */
export function splitGroups(groups: readonly BrandGroup[], count: number): string[][] {
  const sorted = [...groups].sort((a, b) => costOf(b) - costOf(a) || (firstOf(a) < firstOf(b) ? -1 : 1));
  const total = sorted.reduce((sum, group) => sum + costOf(group), 0);
  for (let limit = total / count; ; limit *= STEP) {
    const shards = dealOut(sorted, count, limit);
    if (shards) return shards;
  }
}

/** @returns undefined where a shard would have more to do than the limit */
function dealOut(groups: readonly BrandGroup[], count: number, limit: number): string[][] | undefined {
  const shards = Array.from({ length: count }, () => ({ load: 0, ids: [] as string[] }));
  for (const { codeCost, brands } of groups) {
    let rest = brands;
    while (rest.length > 0) {
      const shard = shards.reduce((least, candidate) => (candidate.load < least.load ? candidate : least));
      const taken = fitting(rest, limit - shard.load - codeCost);
      const part = rest.slice(0, taken);
      const left = rest.slice(taken);
      if (taken === 0 || (left.length > 0 && Math.min(sum(part), sum(left)) < codeCost)) return undefined;
      shard.load += codeCost + sum(part);
      shard.ids.push(...part.map(({ id }) => id));
      rest = left;
    }
  }
  return shards.map(({ ids }) => ids.sort());
}

/** Counts the brands, from the first on, that cost no more than the room that there is. */
function fitting(brands: BrandGroup['brands'], room: number): number {
  let cost = 0;
  const over = brands.findIndex((brand) => {
    cost += brand.cost;
    return cost > room;
  });
  return over === -1 ? brands.length : over;
}

function sum(brands: BrandGroup['brands']): number {
  return brands.reduce((total, { cost }) => total + cost, 0);
}

function costOf({ codeCost, brands }: BrandGroup): number {
  return codeCost + sum(brands);
}

function firstOf({ brands }: BrandGroup): string {
  return brands[0]?.id ?? '';
}
