import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#compiler/manifest/json.ts';
import { patternValues } from './pattern-values.ts';

const manifest = {
  routes: [
    { id: 'home', path: '/', main: [{ id: 'hero' }] },
    { id: 'news', path: '/news' },
    { path: '/x' },
    'odd',
  ],
  features: { smsLogin: { module: 'A' }, 'a/b': {} },
  languages: { supported: [{ code: 'EN' }, { code: 'EN' }, { code: 7 }] },
};

describe('a pattern', () => {
  it.each<[pattern: string, want: string[]]>([
    ['/routes/*/id', ['home', 'news']],
    ['/routes/*/id|/features/*#', ['home', 'news', 'smsLogin', 'a/b']],
    ['/routes/*/path', ['/', '/news', '/x']],
    ['/routes/*/main/*/id', ['hero']],
    ['/features/*#', ['smsLogin', 'a/b']],
    ['/features/*/module', ['A']],
    ['/languages/supported/*/code', ['EN']],
    ['/panels/*#', []],
    ['/__proto__/*#', []],
    ['', []],
  ])('%s finds %j', (pattern, want) => {
    expect(patternValues(manifest, pattern)).toEqual(want);
  });

  it('never throws and finds only texts, once each', () => {
    const keys = fc
      .array(fc.constantFrom('*', 'a', 'b', '0'), { maxLength: 5 })
      .map((parts) => parts.map((part) => `/${part}`).join(''));
    fc.assert(
      fc.property(
        fc.jsonValue() as fc.Arbitrary<JsonValue>,
        keys,
        fc.constantFrom('', '#'),
        (value, pattern, end) => {
          const foundValues = patternValues(value, pattern + end);
          expect(foundValues.every((text) => typeof text === 'string')).toBe(true);
          expect(new Set(foundValues).size).toBe(foundValues.length);
        },
      ),
    );
  });
});
