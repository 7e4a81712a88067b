import type { LotteryPlayType } from '@liveryjs/schemas/platform';
import type { Mistake } from '#sandbox/http/schemas.ts';

/** The picked options of each row. */
export type Picks = readonly (readonly string[])[];

/** The rule that makes the combinations of a play type. */
export type Combining = Pick<LotteryPlayType, 'combine' | 'take'>;

interface PickedFrom {
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** Counts the combinations that picks make; only those of `distinct`, which has few rows, are made to be counted. */
export function countCombinations({ combine, take = 1 }: Combining, picks: Picks): number {
  const [pool = []] = picks;
  switch (combine) {
    case 'product':
      return picks.reduce((count, row) => count * row.length, 1);
    case 'distinct':
      return withoutRepeats(picks).length;
    case 'each':
      return picks.reduce((count, row) => count + row.length, 0);
    case 'choose':
      return waysToChoose(pool.length, take);
    case 'arrange':
      return waysToChoose(pool.length, take) * factorial(take);
  }
}

/**
 * The combinations that picks make: as many options as there are rows or, from one row, as are taken. Of `each` a
 * combination has one option, in its row's place, and nothing in the others.
 */
export function listCombinations({ combine, take = 1 }: Combining, picks: Picks): string[][] {
  const [pool = []] = picks;
  switch (combine) {
    case 'product':
      return product(picks);
    case 'distinct':
      return withoutRepeats(picks);
    case 'each':
      return picks.flatMap((row, index) =>
        row.map((option) => picks.map((_, place) => (place === index ? option : ''))),
      );
    case 'choose':
      return subsets(pool, take);
    case 'arrange':
      return withoutRepeats(Array<readonly string[]>(take).fill(pool));
  }
}

/** Lists the mistakes in picks. @param pointer where they stand in the request */
export function mistakesInPicks(
  { combine, take = 1, rows }: Combining & { readonly rows: readonly PickedFrom[] },
  picks: Picks,
  pointer: string,
): Mistake[] {
  if (picks.length !== rows.length) return [{ at: pointer, message: `must have ${rows.length} rows` }];
  const mistakes = rows.flatMap(({ options, min, max }, place): Mistake[] => {
    const row = picks[place] ?? [];
    const here = `${pointer}/${place}`;
    return [
      ...row.flatMap((option, index) => {
        if (!options.includes(option))
          return [{ at: `${here}/${index}`, message: 'is no option of this row' }];
        return row.indexOf(option) < index ? [{ at: `${here}/${index}`, message: 'is picked twice' }] : [];
      }),
      ...(row.length < min || row.length > max
        ? [{ at: here, message: `must have ${min} to ${max} options` }]
        : []),
    ];
  });
  if (mistakes.length > 0 || countCombinations({ combine, take }, picks) > 0) return mistakes;
  return [{ at: pointer, message: 'make no combination' }];
}

function product(picks: Picks): string[][] {
  return picks.reduce<string[][]>(
    (made, row) => made.flatMap((start) => row.map((option) => [...start, option])),
    [[]],
  );
}

function withoutRepeats(picks: Picks): string[][] {
  return picks.reduce<string[][]>(
    (made, row) =>
      made.flatMap((start) =>
        row.filter((option) => !start.includes(option)).map((option) => [...start, option]),
      ),
    [[]],
  );
}

function subsets(pool: readonly string[], take: number): string[][] {
  if (take === 0) return [[]];
  return pool.flatMap((option, index) =>
    subsets(pool.slice(index + 1), take - 1).map((rest) => [option, ...rest]),
  );
}

/** In how many ways some can be taken from many. */
export function waysToChoose(many: number, some: number): number {
  let ways = 1;
  for (let step = 1; step <= some; step += 1) ways = (ways * (many - some + step)) / step;
  return many < some ? 0 : ways;
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}
