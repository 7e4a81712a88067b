import type { MeasuredContrast } from '@liveryjs/compiler/theme';
import { expect, test } from 'vitest';
import { filterPairs, pairRows } from './pair-rows.ts';
import { ratioText, verdictOf } from './verdict-of.ts';

test.each<[ratio: number | undefined, needed: number, want: string]>([
  [7, 4.5, 'true AAA'],
  [6.99, 4.5, 'true AA'],
  [4.5, 4.5, 'true AA'],
  [4.499, 4.5, 'false undefined'],
  // Large text and controls.
  [4.5, 3, 'true AAA'],
  [3, 3, 'true AA'],
  [2.9, 3, 'false undefined'],
  // A pair may need less than the standard asks for, and more.
  [2, 1.5, 'true undefined'],
  [6.5, 7, 'false AA'],
  [undefined, 3, 'false undefined'],
])('a contrast of %s where %s is needed', (ratio, needed, want) => {
  const { holds, level } = verdictOf(ratio, needed);
  expect(`${holds} ${level}`).toBe(want);
});

test('a contrast is cut, not rounded', () => {
  expect([4.499, 21, 3].map(ratioText)).toEqual(['4.49', '21.00', '3.00']);
});

const measured = (index: number, ratios: Record<string, number | undefined>, needed = 4.5) =>
  Object.entries(ratios).map(([mode, ratio]): MeasuredContrast => {
    const pair = { id: `pair${index}`, text: `color.text.${index}`, on: 'color.surface.base', ratio: needed };
    return { index, pair, mode, color: '#000000', ground: '#ffffff', ratio };
  });

const rows = pairRows([
  ...measured(0, { dark: 9, light: 8 }),
  ...measured(1, { dark: 9, light: 5 }),
  ...measured(2, { dark: 9, light: 4.4 }),
  ...measured(3, { dark: 2, light: 2 }, 1.9),
  ...measured(4, { dark: undefined, light: 8 }),
]);

test('a pair is what it is in its worst mode', () => {
  expect(rows.map(({ outcome }) => outcome)).toEqual(['AAA', 'AA', 'fails', 'holds', 'fails']);
});

test('pairs are found by id and token, by outcome, and those that are the nearest to failing first', () => {
  const matchingIds = (filter: Partial<Parameters<typeof filterPairs>[1]>) =>
    filterPairs(rows, { text: '', outcome: 'all', order: 'manifest', ...filter }).map(({ pair }) => pair.id);
  expect(matchingIds({ text: 'PAIR1' })).toEqual(['pair1']);
  expect(matchingIds({ text: ' text.2 ' })).toEqual(['pair2']);
  expect(matchingIds({ text: 'surface' })).toHaveLength(5);
  expect(matchingIds({ outcome: 'fails' })).toEqual(['pair2', 'pair4']);
  expect(matchingIds({ order: 'room' })).toEqual(['pair4', 'pair2', 'pair3', 'pair1', 'pair0']);
});
