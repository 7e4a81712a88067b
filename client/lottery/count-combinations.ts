import type { LotteryPlayType } from '@liveryjs/schemas/platform';

/** The options picked in each row of a play type. */
export type Picks = readonly (readonly string[])[];

/** Counts the combinations that the picks make, each of which costs its stake. */
export function countCombinations(
  { combine, take = 1 }: Pick<LotteryPlayType, 'combine' | 'take'>,
  picks: Picks,
): number {
  const [first = []] = picks;
  switch (combine) {
    case 'each':
      return picks.reduce((sum, row) => sum + row.length, 0);
    case 'product':
      return picks.reduce((product, row) => product * row.length, 1);
    case 'distinct':
      return countDistinct(picks);
    case 'choose':
      return arrangements(first.length, take) / arrangements(take, take);
    case 'arrange':
      return arrangements(first.length, take);
  }
}

/** Ways to put `take` of `count` things in a line. */
function arrangements(count: number, take: number): number {
  let ways = 1;
  for (let step = 0; step < take; step += 1) ways *= Math.max(0, count - step);
  return ways;
}

/**
 * Ways to take one option of every row, no option twice: option after option, each goes to one of the rows that it is
 * picked in and that have none yet, or to none.
 */
function countDistinct(picks: Picks): number {
  const all = 2 ** picks.length - 1;
  let ways = new Map([[0, 1]]);
  for (const option of new Set(picks.flat())) {
    const next = new Map(ways);
    for (const [filled, count] of ways) {
      picks.forEach((row, index) => {
        const bit = 2 ** index;
        if ((filled & bit) === 0 && row.includes(option))
          next.set(filled | bit, (next.get(filled | bit) ?? 0) + count);
      });
    }
    ways = next;
  }
  return ways.get(all) ?? 0;
}
