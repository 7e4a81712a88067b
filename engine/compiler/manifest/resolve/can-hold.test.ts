import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#compiler/manifest/json.ts';
import { canHold, decidedBy } from './can-hold.ts';

const decided = decidedBy({
  features: { on: { fixed: true }, off: { fixed: false }, bound: { module: 'M' } },
  languages: { supported: [{ code: 'EN' }, { code: 'VI' }] },
});

describe('a condition', () => {
  it.each<[condition: JsonValue, want: boolean | undefined]>([
    [{ features: ['on'] }, true],
    [{ features: ['off'] }, false],
    [{ features: ['bound'] }, undefined],
    [{ features: ['on', 'bound'] }, undefined],
    [{ features: ['bound', 'off'] }, false],
    [{ features: ['unknown'] }, undefined],
    [{ languages: ['EN'] }, undefined],
    [{ languages: ['EN', 'VI', 'TH'] }, true],
    [{ languages: ['TH'] }, false],
    [{ audience: ['visitor'] }, undefined],
    [{ audience: ['visitor'], features: ['off'] }, false],
    [{ not: { features: ['off'] } }, true],
    [{ not: { features: ['on'] } }, false],
    [{ not: { not: { features: ['on'] } } }, true],
    [{ not: { features: ['bound'] } }, undefined],
    [{ features: 'off' }, undefined],
    ['odd', undefined],
  ])('%j holds: %s', (condition, want) => {
    expect(canHold(condition, decided)).toBe(want);
  });

  it('that never holds does not hold for any state of the features that the platform decides', () => {
    const names = fc.subarray(['on', 'off', 'bound'], { minLength: 1 });
    const condition = fc.letrec<{ any: JsonValue }>((tie) => ({
      any: fc.record({ features: names, not: tie('any') }, { requiredKeys: [], noNullPrototype: true }),
    })).any;
    fc.assert(
      fc.property(condition, fc.boolean(), (given, bound) => {
        const now = canHold(given, { ...decided, fixed: new Map([...decided.fixed, ['bound', bound]]) });
        const ever = canHold(given, decided);
        if (ever !== undefined) expect(now).toBe(ever);
      }),
    );
  });
});
