import { readFileSync } from 'node:fs';
import { countCombinations } from '@liveryjs/client/lottery/count-combinations';
import * as sandbox from '@liveryjs/sandbox/lottery/combinations';
import type { Family } from '@liveryjs/sandbox/lottery/rules/family';
import { families } from '@liveryjs/sandbox/lottery/rules/index';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

type Case = sandbox.Combining & { readonly picks: sandbox.Picks; readonly combinations: number };

/**
 * The combinations that both sides have to count alike: the desk shows them as a price, and the platform takes that price.
 */
const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('combinations.json', import.meta.url), 'utf8'),
);
const plays = Object.values<Family>(families).flatMap((family) => family.plays);

describe('combinations', () => {
  test.each(cases)('$combine $take of $picks: $combinations', ({ picks, combinations, ...combining }) => {
    expect(sandbox.countCombinations(combining, picks)).toBe(combinations);
    expect(sandbox.listCombinations(combining, picks)).toHaveLength(combinations);
    expect(countCombinations(combining, picks)).toBe(combinations);
  });

  it('are as many for the portal as for the platform, whatever is picked of any play type', () => {
    const picked = fc.constantFrom(...plays).chain((rule) =>
      fc.record({
        rule: fc.constant(rule),
        picks: fc.tuple(
          ...rule.rows.map(({ options }) =>
            fc.subarray([...options], { maxLength: Math.min(5, options.length) }),
          ),
        ),
      }),
    );
    fc.assert(
      fc.property(picked, ({ rule, picks }) => {
        const made = sandbox.listCombinations(rule, picks);
        // None is made twice.
        expect(new Set(made.map((combination) => combination.join())).size).toBe(made.length);
        expect(sandbox.countCombinations(rule, picks)).toBe(made.length);
        const { combine, take = 1 } = rule;
        expect(countCombinations({ combine, take }, picks)).toBe(made.length);
      }),
      { numRuns: 500 },
    );
  });

  it('of everything are counted alike where they are too many to be made', () => {
    for (const { combine, take = 1, rows } of plays) {
      const picks = rows.map(({ options }) => options);
      expect(countCombinations({ combine, take }, picks)).toBe(
        sandbox.countCombinations({ combine, take }, picks),
      );
    }
  });
});
