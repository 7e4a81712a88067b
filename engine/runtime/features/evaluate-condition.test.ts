import { evaluateCondition, type Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import type { Condition } from '@liveryjs/schemas/brand';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const facts: Facts = {
  audience: ['visitor'],
  features: ['a', 'b'],
  languages: ['EN'],
  resources: ['X', 'Y'],
  now: [new Date(Date.UTC(2026, 10, 25, 10)).toISOString()],
};
const allOf = ['features', 'resources'];

/** An hour of Wednesday, 25 November 2026. */
const timeAt = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour)).toISOString();

test.each<[string, { given: Condition | undefined; want: boolean | undefined }]>([
  ['no condition holds', { given: undefined, want: true }],
  ['one of the audiences will do', { given: { audience: ['other', 'visitor'] }, want: true }],
  ['none of the audiences', { given: { audience: ['other'] }, want: false }],
  ['all features are on', { given: { features: ['a', 'b'] }, want: true }],
  ['one feature is off', { given: { features: ['a', 'c'] }, want: false }],
  ['every part must hold', { given: { features: ['a'], languages: ['VI'] }, want: false }],
  ['not turns it round', { given: { not: { features: ['c'] } }, want: true }],
  ['not within not', { given: { not: { not: { languages: ['EN'] } } }, want: true }],
])('%s', (_, { given, want }) => {
  expect(evaluateCondition(given, facts, allOf)).toBe(want);
});

test('a fact that is not known yet decides nothing, and neither does its opposite', () => {
  expect(evaluateCondition({ features: ['a'] }, {}, allOf)).toBeUndefined();
  expect(evaluateCondition({ not: { features: ['a'] } }, {}, allOf)).toBeUndefined();
});

test('one part that does not hold decides, whatever is not known', () => {
  expect(evaluateCondition({ features: ['a'], languages: ['VI'] }, { languages: ['EN'] }, allOf)).toBe(false);
});

test.each<[string, { given: Condition; now: string; want: boolean }]>([
  ['before it begins', { given: { from: timeAt(10) }, now: timeAt(9), want: false }],
  ['from its first moment on', { given: { from: timeAt(10) }, now: timeAt(10), want: true }],
  ['until its last moment', { given: { until: timeAt(10) }, now: timeAt(9), want: true }],
  ['not at the moment that it ends', { given: { until: timeAt(10) }, now: timeAt(10), want: false }],
  ['in between', { given: { from: timeAt(9), until: timeAt(11) }, now: timeAt(10), want: true }],
  [
    'on a day, where it is that day',
    { given: { days: ['thursday'], timeZone: 'Asia/Ho_Chi_Minh' }, now: timeAt(17), want: true },
  ],
  [
    'on a day, where it is not',
    { given: { days: ['thursday'], timeZone: 'UTC' }, now: timeAt(17), want: false },
  ],
  [
    'outside of a time',
    { given: { not: { from: timeAt(9), until: timeAt(11) } }, now: timeAt(11), want: true },
  ],
])('a condition of time holds, or does not: %s', (_, { given, now, want }) => {
  expect(evaluateCondition(given, { now: [now] }, [])).toBe(want);
});

test('a time that is not known decides nothing', () => {
  expect(evaluateCondition({ from: timeAt(9) }, {}, [])).toBeUndefined();
  expect(evaluateCondition({ not: { days: ['monday'], timeZone: 'UTC' } }, {}, [])).toBeUndefined();
});

const condition = fc.letrec<{ any: Condition }>((tie) => ({
  any: fc.record(
    {
      audience: fc.uniqueArray(fc.constantFrom('visitor', 'other'), { minLength: 1 }),
      features: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
      from: fc.constantFrom(timeAt(9), timeAt(11)),
      not: tie('any'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Condition>,
})).any;

test('with everything known a condition and its opposite never agree', () => {
  fc.assert(
    fc.property(condition, (given) => {
      const holds = evaluateCondition(given, facts, allOf);
      expect(holds).toBeTypeOf('boolean');
      expect(evaluateCondition({ not: given }, facts, allOf)).toBe(!holds);
    }),
  );
});

test('what is decided stays decided when more becomes known', () => {
  fc.assert(
    fc.property(condition, fc.subarray(['audience', 'features']), (given, knownKinds) => {
      const some = Object.fromEntries(knownKinds.map((kind) => [kind, facts[kind]]));
      const early = evaluateCondition(given, some, allOf);
      if (early !== undefined) expect(evaluateCondition(given, facts, allOf)).toBe(early);
    }),
  );
});
