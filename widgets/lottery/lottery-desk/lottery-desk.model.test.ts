import { playType, rules } from '@liveryjs/client/lottery/testing';
import { expect, test } from 'vitest';
import { type Draft, playOf, playTabs, reckon } from './lottery-desk.model.ts';

const play = playType('lastTwo');
const draft = (rest: Partial<Draft> = {}): Draft => ({
  picks: [['1', '2'], ['3']],
  stake: '2',
  multiplier: '1',
  ...rest,
});

test('[2.04] play types stand in tabs, and the address names one of them', () => {
  expect(playTabs(rules.playTypes).map(({ label, plays }) => [label, plays.length])).toEqual([
    ['Last digits', 2],
    ['Sum', 1],
  ]);
  expect(playOf(rules, null)?.playType).toBe('lastTwo');
  expect(playOf(rules, 'sum')?.playType).toBe('sum');
  expect(playOf(rules, 'gone')).toBeUndefined();
});

const ten = Array.from('0123456789');

test.each<[string, Partial<Draft>, object]>([
  ['a whole bet', {}, { combinations: 2, stake: '2.00', cost: '4.00', problem: undefined }],
  ['multiplied', { multiplier: '5' }, { stake: '10.00', cost: '20.00', problem: undefined }],
  ['spaces around the stake', { stake: ' 2.5 ' }, { cost: '5.00', problem: undefined }],
  ['a row without any', { picks: [['1'], []] }, { problem: { kind: 'missing', row: 'Ones', count: 1 } }],
  ['too many', { picks: [ten, ten] }, { combinations: 100, problem: { kind: 'tooMany', count: 60 } }],
  ['no stake', { stake: '' }, { cost: undefined, problem: { kind: 'stake', problem: 'shape' } }],
  ['too low', { stake: '0.5' }, { problem: { kind: 'stake', problem: 'low' } }],
  ['too high by its multiplier', { multiplier: '51' }, { problem: { kind: 'stake', problem: 'high' } }],
  ['between steps', { stake: '1.25' }, { problem: { kind: 'stake', problem: 'step' } }],
  ['no multiplier', { multiplier: '0' }, { cost: undefined, problem: { kind: 'times' } }],
])('%s', (_, rest, want) => {
  expect(reckon(draft(rest), play, rules)).toMatchObject(want);
});

test('rows that leave nothing to combine', () => {
  const distinct = playType('distinct', { combine: 'distinct' });
  expect(reckon(draft({ picks: [['1'], ['1']] }), distinct, rules).problem).toEqual({
    kind: 'noCombination',
  });
});
