import type { LotteryNumberGroup } from '@liveryjs/schemas/platform';

/** The numbers of one kind that a draw opened. */
export interface OpenedGroup {
  readonly group: LotteryNumberGroup;
  readonly numbers: readonly string[];
}

/** The numbers of a draw by the kinds that its lottery opens. */
export function groupNumbers(
  groups: readonly LotteryNumberGroup[],
  numbers: readonly string[],
): OpenedGroup[] {
  let start = 0;
  return groups.map((group) => {
    const ownNumbers = numbers.slice(start, start + group.count);
    start += group.count;
    return { group, numbers: ownNumbers };
  });
}
