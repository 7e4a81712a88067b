import { expect, test } from 'vitest';
import {
  addLine,
  bestOdds,
  changeStake,
  exampleStake,
  lineId,
  picksText,
  readLines,
  removeLine,
  type SlipLine,
  stakeOf,
  stakeProblem,
  totalOf,
} from './slip.ts';
import { prizeModeOf } from './slips.ts';
import { rules } from './testing.ts';

const line = (rest: Partial<SlipLine> = {}): SlipLine => ({
  playType: 'lastTwo',
  picks: [['1', '2'], ['3']],
  stake: '2.00',
  ...rest,
});
const sum = line({ playType: 'sum', picks: [['big']], stake: '1.50' });

test('the same line once more raises its stake; another stands beside it', () => {
  const lines = [line(), sum].reduce(addLine, [line({ stake: '0.50' })] as readonly SlipLine[]);
  expect(lines).toEqual([line({ stake: '2.50' }), sum]);
});

test('a line is changed and removed by what it picks', () => {
  const lines = [line(), sum];
  expect(changeStake(lines, lineId(sum), '9.00')).toEqual([line(), { ...sum, stake: '9.00' }]);
  expect(removeLine(lines, lineId(line()))).toEqual([sum]);
});

test('a slip costs the stake of each combination of each line', () => {
  const lines = readLines([line(), sum], rules);
  expect(lines.map(({ combinations, cost, pays }) => [combinations, cost, pays])).toEqual([
    [2, '4.00', '196.00'],
    [1, '1.50', '2.94'],
  ]);
  expect(totalOf(lines)).toBe('5.50');
  expect(readLines([line({ playType: 'gone' })], rules)).toEqual([]);
});

test.each([
  ['one prize', 0, [['1'], ['2']], '98.00'],
  ['the higher of two', 1, [['1', '2']], '49.00'],
  ['only of what is picked', 2, [['big']], '1.96'],
  ['of one among several', 2, [['big', 'zero']], '9000.00'],
])('odds: %s', (_, playIndex, picks, want) => {
  const play = rules.playTypes[playIndex];
  expect(play && bestOdds(play, picks)).toBe(want);
});

test.each([
  ['', 'shape'],
  ['-1', 'shape'],
  ['1e3', 'shape'],
  ['1,5', 'shape'],
  ['0.50', 'low'],
  ['100.50', 'high'],
  ['1.25', 'step'],
  ['1', undefined],
  ['1.5', undefined],
  ['100.00', undefined],
])('a stake of %j', (text, want) => {
  expect(stakeProblem(text, rules)).toBe(want);
});

test.each([
  ['1.00', '100.00', '0.50', '1.50'],
  ['10000', '5000000', '1000', '11000'],
  ['5.00', '5.00', '5.00', '5.00'],
])(
  'an example of a stake from %s to %s by %s is %s, which is taken',
  (minStake, maxStake, stakeStep, want) => {
    const limits = { minStake, maxStake, stakeStep };
    expect(exampleStake(limits)).toBe(want);
    expect(stakeProblem(want, limits)).toBeUndefined();
  },
);

test('a stake is written with the digits of its step', () => {
  expect(stakeOf('007.5', rules)).toBe('7.50');
  expect(stakeOf('7', { stakeStep: '1' })).toBe('7');
});

test.each([
  ['the chosen one', 'ZY', ['Lott', 'ZY'], 'Lott', 'ZY'],
  ['the brand’s', undefined, ['ZY', 'Lott'], 'Lott', 'Lott'],
  ['the usual one where the lottery has not the brand’s', undefined, ['SEA', 'Elott'], 'Lott', 'SEA'],
  ['not one that the lottery has no more', 'ZY', ['Lott'], 'SEA', 'Lott'],
] as const)('[1.09] the prize mode is %s', (_, chosen, modes, usual, want) => {
  expect(prizeModeOf({ prizeMode: chosen }, modes, usual)).toBe(want);
});

test('picks are named as the rules name them', () => {
  expect(picksText([['1', '2'], []], rules.playTypes[0])).toBe('1 2 | –');
  expect(picksText([['big', 'zero']], rules.playTypes[2])).toBe('Big Zero');
  expect(picksText([['big']])).toBe('big');
});
