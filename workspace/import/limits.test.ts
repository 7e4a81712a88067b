import { tokenTypes } from '@liveryjs/compiler/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResolver, readResolver } from './read/resolver.ts';
import { imported, type Json, named, source } from './testing.ts';

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const LEAVE = 'Tell its library, or leave it out in the mapping.';
const SPLIT = 'Name the files whose tokens are needed.';

describe('tokens that double with each step are told, quickly and in little room,', {
  timeout: 10_000,
}, () => {
  it('by parts of values that refer to parts of others', () => {
    const part = (index: number) => ({ $ref: `#/t${index - 1}/$value/0` });
    const doubling = times(60, (index) => ({
      $type: 'gradient',
      $value: index === 0 ? [[1, 2]] : [[part(index), part(index)]],
    }));
    const { taken, sentences } = imported(named(doubling));
    expect(taken).toBeLessThan(12);
    expect(sentences.at(-1)).toContain(
      `t59: Its value has more than 2000 values with what it refers to. ${LEAVE}`,
    );
  });

  it('by families of fonts, though none is left in the end', () => {
    for (const first of [['A'], []]) {
      const fonts = times(60, (index) => ({
        $type: 'fontFamily',
        $value: index === 0 ? first : [`{t${index - 1}}`, `{t${index - 1}}`],
      }));
      expect(imported(named(fonts)).sentences.at(-1)).toContain(
        `t59: It has more than 60 families with those of what it refers to. ${LEAVE}`,
      );
    }
  });

  it('by groups that extend others', () => {
    const groups = times(60, (index) =>
      index === 0
        ? { end: { $type: 'number', $value: 1 } }
        : { a: { $extends: `{t${index - 1}}` }, b: { $extends: `{t${index - 1}}` } },
    );
    expect(() => imported(named(groups))).toThrow(
      `with what its groups extend, the library has more than 100000 groups and tokens. ${SPLIT}`,
    );
  });

  it('by sets of a resolver', () => {
    const sets = times(60, (index) => ({
      sources: index === 0 ? [{}] : [{ $ref: `#/sets/t${index - 1}` }, { $ref: `#/sets/t${index - 1}` }],
    }));
    const main = source({ sets: named(sets), resolutionOrder: [{ $ref: '#/sets/t59' }] });
    expect(() => readResolver(main, () => undefined)).toThrow(
      'with the sets that sets name, there are more than 5000 sources. Look for sets that each name another one twice.',
    );
  });
});

describe('what has no end is told', { timeout: 20_000 }, () => {
  it('where a group extends one around it through another', () => {
    expect(() => imported({ a: { $extends: '{b}' }, b: { c: { $extends: '{a}' } } })).toThrow(
      /^a\.json:\d+: with what they extend, groups stand more than 100 deep in each other\. Look for a group that extends one around it\.$/,
    );
  });

  it('where families of fonts name each other', () => {
    const { sentences } = imported({
      a: { $type: 'fontFamily', $value: ['A', '{b}'] },
      b: { $type: 'fontFamily', $value: ['{a}'] },
    });
    expect(sentences).toEqual([
      `2 a: It goes in a circle: b → a → b. ${LEAVE}`,
      `9 b: It goes in a circle: a → b → a. ${LEAVE}`,
    ]);
  });

  it('where shadows name each other', () => {
    const { taken, sentences } = imported({
      a: { $type: 'shadow', $value: ['{b}'] },
      b: { $type: 'shadow', $value: ['{a}'] },
    });
    // The engine, which judges what is taken, says where tokens go in a circle.
    expect([taken, sentences]).toEqual([2, []]);
  });

  it('where a set has itself among its sources', () => {
    const main = source({
      sets: { all: { sources: [{ $ref: '#/sets/all' }, { ink: { $type: 'color', $value: '#111' } }] } },
      resolutionOrder: [{ $ref: '#/sets/all' }],
    });
    expect(isResolver(main)).toBe(true);
    const { all, remarks } = readResolver(main, () => undefined);
    expect(all).toHaveLength(1);
    expect(remarks).toMatchObject([{ what: 'The set has itself among its sources.', line: 5 }]);
  });
});

describe('what is longer or deeper than any library has is told', { timeout: 20_000 }, () => {
  it.each<[name: string, next: (before: string) => Json]>([
    ['names', (before) => ({ $type: 'number', $value: before })],
    ['names without types', (before) => ({ $value: before })],
    ['shadows', (before) => ({ $type: 'shadow', $value: [before] })],
    ['families', (before) => ({ $type: 'fontFamily', $value: ['A', before] })],
    ['pointers', (before) => ({ $type: 'number', $value: { $ref: `#/${before.slice(1, -1)}/$value/x` } })],
  ])('a chain of 1,500 %s, the last one first', (_name, next) => {
    const tokens = times(1500, (index) => [
      `t${index}`,
      index === 0 ? { $type: 'number', $value: 1 } : next(`{t${index - 1}}`),
    ]);
    const { taken, sentences } = imported(Object.fromEntries(tokens.reverse()));
    expect(taken).toBeLessThan(300);
    expect(sentences[0]).toMatch(
      /It refers (on through more than 100 tokens|to t\d+, which was not taken)\.|It has more than 60 families/,
    );
  });

  it.each(['number', 'shadow'])('and a chain of a hundred steps of %s is taken', ($type) => {
    const tokens = times(101, (index) => [
      `t${index}`,
      index === 0
        ? { $type, $value: 1 }
        : { $type, $value: $type === 'number' ? `{t${index - 1}}` : [`{t${index - 1}}`] },
    ]);
    expect(imported(Object.fromEntries(tokens.reverse()))).toEqual({ taken: 101, sentences: [] });
  });

  it('a chain of 1,500 groups that extend each other', () => {
    const groups = times(1500, (index) => [
      `t${index}`,
      index === 0 ? { end: { $type: 'number', $value: 1 } } : { $extends: `{t${index - 1}}` },
    ]);
    expect(() => imported(Object.fromEntries(groups.reverse()))).toThrow('has more than 100000 groups');
    const few = imported(Object.fromEntries(groups.slice(-300)));
    expect(few.sentences[0]).toBe(
      `305 t198: The group extends others through more than 100 steps. Leave it out in the mapping, or tell its library.`,
    );
  });

  it.each<[name: string, text: string, what: string]>([
    ['a hundred thousand levels', '{"a":'.repeat(100_000), '1: The file is nested more than 100 deep.'],
    [
      'a hundred and one levels',
      `${'{"a":\n'.repeat(100)}{}${'}'.repeat(100)}`,
      '101: The file is nested more than 100 deep.',
    ],
    [
      'a list of half a million values',
      `{"a":{"$value":[${'1,'.repeat(500_000)}1]}}`,
      '1: The file has more than 300000 values. Divide it into several files.',
    ],
    [
      'nine megabytes',
      `{"a":"${'x'.repeat(9 * 1024 * 1024)}"}`,
      '1: The file is larger than eight megabytes.',
    ],
  ])('%s', (_name, text, what) => {
    expect(() => imported(text)).toThrow(what);
  });

  it('a name, though thousands of tokens stand in it', () => {
    const inside = named(times(20_000, () => ({ $value: 1 })));
    const { taken, sentences } = imported({
      $type: 'number',
      ok: { $value: 1 },
      ['x.'.repeat(1_000_000)]: inside,
    });
    expect([taken, sentences]).toEqual([
      1,
      ['1 : A name in it has 2000000 letters; 500 are read at the most. Leave it out in the mapping.'],
    ]);
  });

  it('a colour, a type and a reference', () => {
    const long = 'rgb('.repeat(500_000);
    const { taken, sentences } = imported({
      a: { $type: 'color', $value: long },
      b: { $type: long, $value: 1 },
      c: { $type: 'number', $value: { $ref: `#/${long}` } },
    });
    expect([taken, sentences.length]).toEqual([0, 3]);
    for (const line of sentences) expect(line.length).toBeLessThan(1000);
  });
});

it('never throws, whatever the value of a token is', { timeout: 30_000 }, () => {
  const piece = fc.constantFrom('{a}', '{b.c}', '{', '#fff', '1px', 'inset', '{a} + 1', '');
  const value = fc.oneof(fc.jsonValue(), piece, fc.array(piece), fc.dictionary(piece, piece));
  const token = fc.record(
    {
      $type: fc.constantFrom<unknown>(...tokenTypes, 'spacing', 1, null),
      $value: value,
      $ref: piece,
      $extends: piece,
      alpha: value,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(token, token, fc.oneof(token, fc.jsonValue()), (a, c, other) => {
      for (const line of imported({ a, b: { c }, other }).sentences)
        expect(line).toMatch(/^\d+ .*: .+[.!?)] /s);
    }),
    { numRuns: 150 },
  );
});
