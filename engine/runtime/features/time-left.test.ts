import { evaluateCondition, type Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import type { Condition } from '@liveryjs/schemas/brand';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const facts: Facts = { languages: ['EN'] };
const from = '2026-12-01T00:00:00.000Z';

test.each<[string, { given: Condition; want: Condition | boolean }]>([
  ['of time alone all is left', { given: { from }, want: { from } }],
  ['what is known and holds is not asked again', { given: { from, languages: ['EN'] }, want: { from } }],
  ['what is known and does not hold decides', { given: { from, languages: ['VI'] }, want: false }],
  ['what is not known might not hold', { given: { from, audience: ['visitor'] }, want: false }],
  ['nothing of time', { given: { languages: ['EN'] }, want: true }],
  ['another time', { given: { not: { from } }, want: { not: { from } } }],
  [
    'all but one kind of visitor at a time: surely holds at another',
    { given: { not: { from, audience: ['visitor'] } }, want: { not: { from } } },
  ],
])('%s', (_, { given, want }) => {
  expect(timeLeft(given, facts, [])).toEqual(want);
});

const condition = fc.letrec<{ any: Condition }>((tie) => ({
  any: fc.record(
    {
      audience: fc.uniqueArray(fc.constantFrom('visitor', 'other'), { minLength: 1 }),
      languages: fc.uniqueArray(fc.constantFrom('EN', 'VI'), { minLength: 1 }),
      from: fc.constantFrom(from, '2026-12-03T00:00:00.000Z'),
      until: fc.constantFrom('2026-12-02T00:00:00.000Z', '2026-12-04T00:00:00.000Z'),
      not: tie('any'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Condition>,
})).any;

test('it holds at exactly the times at which the condition holds for one of whom no more is known', () => {
  fc.assert(
    fc.property(condition, fc.integer({ min: 0, max: 5 }), (given, day) => {
      const now = { now: [new Date(Date.UTC(2026, 10, 30 + day)).toISOString()] };
      const left = timeLeft(given, facts, []);
      const holds = typeof left === 'boolean' ? left : evaluateCondition(left, now, []);
      expect(holds).toBe(evaluateCondition(given, { ...facts, ...now }, []) === true);
    }),
  );
});
