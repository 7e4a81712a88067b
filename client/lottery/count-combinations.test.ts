import type { LotteryPlayType } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { countCombinations, type Picks } from './count-combinations.ts';

type Case = [combine: LotteryPlayType['combine'], take: number | undefined, picks: Picks, want: number];

const digits = (count: number) => Array.from({ length: count }, (_, index) => String(index));

test.each<Case>([
  ['product', undefined, [digits(3), digits(4)], 12],
  ['product', undefined, [digits(3), []], 0],
  ['product', undefined, Array(5).fill(digits(10)), 100_000],
  ['each', undefined, [digits(3), [], digits(2)], 5],
  ['distinct', undefined, [['1'], ['1']], 0],
  [
    'distinct',
    undefined,
    [
      ['1', '2'],
      ['1', '3'],
    ],
    3,
  ],
  ['distinct', undefined, [digits(10), digits(10), digits(10)], 720],
  ['distinct', undefined, Array(10).fill(digits(10)), 3_628_800],
  ['choose', 2, [digits(5)], 10],
  ['choose', 6, [digits(45)], 8_145_060],
  ['choose', 3, [digits(2)], 0],
  ['arrange', 2, [digits(5)], 20],
  ['arrange', 3, [digits(3)], 6],
  ['arrange', 3, [digits(2)], 0],
])('%s of %s: %j', (combine, take, picks, want) => {
  expect(countCombinations({ combine, ...(take && { take }) }, picks)).toBe(want);
});
