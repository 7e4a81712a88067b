import { expect, test } from 'vitest';
import { countCombinations } from './count-combinations.ts';
import {
  isWhole,
  noPicks,
  quickPick,
  quickPicksOf,
  randomPicks,
  rowsMissing,
  toggleOption,
} from './pick-options.ts';
import { playType, rules } from './testing.ts';

const play = playType('lastTwo');
const [row] = play.rows;
const limited = play.rows.map((item) => ({ ...item, max: 2 }));
const single = play.rows.map((item) => ({ ...item, max: 1 }));

test('a press picks, another takes it back, and what is picked stands in the order of the row', () => {
  const three = toggleOption(play.rows, noPicks(play), 0, '3');
  const both = toggleOption(play.rows, three, 0, '1');
  expect(both).toEqual([['1', '3'], []]);
  expect(toggleOption(play.rows, both, 0, '3')).toEqual([['1'], []]);
  expect(toggleOption(limited, [['1', '3'], []], 0, '5')).toEqual([['1', '3'], []]);
  expect(toggleOption(single, [['1'], []], 0, '5')).toEqual([['5'], []]);
});

test.each([
  ['all', '0123456789'],
  ['big', '56789'],
  ['small', '01234'],
  ['odd', '13579'],
  ['even', '02468'],
  ['clear', ''],
] as const)('%s picks %s', (quick, want) => {
  expect(row && quickPick(row, quick)).toEqual(Array.from(want));
});

test('only what can be picked at once is offered', () => {
  expect(row && quickPicksOf(row)).toHaveLength(6);
  expect(row && quickPicksOf({ ...row, max: 5 })).toEqual(['big', 'small', 'odd', 'even', 'clear']);
  expect(row && quickPicksOf({ ...row, max: 1 })).toEqual(['clear']);
  expect(rules.playTypes.at(-1)?.rows.map(quickPicksOf)).toEqual([[]]);
});

test.each(rules.playTypes.map((item) => [item.combine, item] as const))(
  'chance picks one whole bet: %s',
  (_, item) => {
    for (const chance of [0, 0.31, 0.77, 0.999]) {
      const picks = randomPicks(item, () => chance);
      expect(countCombinations(item, picks)).toBe(1);
      expect(isWhole(item, picks)).toBe(true);
    }
  },
);

test('chance picks no option twice where none may come twice', () => {
  const distinct = playType('firstTwo', { combine: 'distinct' });
  expect(
    countCombinations(
      distinct,
      randomPicks(distinct, () => 0.5),
    ),
  ).toBe(1);
});

test('rows that lack options are named', () => {
  expect(rowsMissing(play, [['1'], []])).toEqual([1]);
  expect(isWhole(play, [['1'], []])).toBe(false);
  const each = playType('each', { combine: 'each', rows: play.rows.map((item) => ({ ...item, min: 0 })) });
  expect(rowsMissing(each, [[], []])).toEqual([0]);
  expect(isWhole(each, [[], ['1']])).toBe(true);
  expect(isWhole(playType('d', { combine: 'distinct' }), [['1'], ['1']])).toBe(false);
});
