import { tokenTypes } from '@liveryjs/engine/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertSet } from './convert/convert-set.ts';
import { modeSets } from './read/mode-set.ts';
import { isResolver, readResolver } from './read/resolver.ts';
import { isReadable, readSourceFile, type SourceFile } from './read/source-file.ts';

type Json = Readonly<Record<string, unknown>>;

function source(tokens: Json | string): SourceFile {
  const read = readSourceFile(
    'a.json',
    typeof tokens === 'string' ? tokens : JSON.stringify(tokens, null, 1),
  );
  if (!isReadable(read)) throw new Error(`${read.line}: ${read.what}`);
  return read;
}

/** What an import makes of the tokens of one file: how many are taken, and what is said. */
function imported(tokens: Json | string) {
  const read = source(tokens);
  const documents = [{ source: read, pointer: '', value: read.value }];
  const { sets, remarks } = modeSets({ documents, remarks: [] }, { modes: { dark: {} }, leaveOutFiles: [] });
  const set = sets.get('dark');
  if (set === undefined) throw new Error('a set was expected');
  const names = new Map([...set.tokens.keys()].map((name) => [name, `our.${name}`]));
  const converted = convertSet(set, names);
  return {
    taken: converted.tokens.size,
    said: [...remarks, ...converted.remarks].map(
      ({ line, name, what, remedy, taken }) => `${line} ${name}: ${what} ${remedy}${taken ? ' (taken)' : ''}`,
    ),
  };
}

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const named = (items: readonly unknown[]): Json =>
  Object.fromEntries(items.map((item, index) => [`t${index}`, item]));

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
    const { taken, said } = imported(named(doubling));
    expect(taken).toBeLessThan(12);
    expect(said.at(-1)).toContain(
      `t59: Its value has more than 2000 values with what it refers to. ${LEAVE}`,
    );
  });

  it('by families of fonts, though none is left in the end', () => {
    for (const first of [['A'], []]) {
      const fonts = times(60, (index) => ({
        $type: 'fontFamily',
        $value: index === 0 ? first : [`{t${index - 1}}`, `{t${index - 1}}`],
      }));
      expect(imported(named(fonts)).said.at(-1)).toContain(
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
    const { said } = imported({
      a: { $type: 'fontFamily', $value: ['A', '{b}'] },
      b: { $type: 'fontFamily', $value: ['{a}'] },
    });
    expect(said).toEqual([
      `2 a: It goes in a circle: b → a → b. ${LEAVE}`,
      `9 b: It goes in a circle: a → b → a. ${LEAVE}`,
    ]);
  });

  it('where shadows name each other', () => {
    const { taken, said } = imported({
      a: { $type: 'shadow', $value: ['{b}'] },
      b: { $type: 'shadow', $value: ['{a}'] },
    });
    // The engine, which judges what is taken, says where tokens go in a circle.
    expect([taken, said]).toEqual([2, []]);
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
    const { taken, said } = imported(Object.fromEntries(tokens.reverse()));
    expect(taken).toBeLessThan(300);
    expect(said[0]).toMatch(
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
    expect(imported(Object.fromEntries(tokens.reverse()))).toEqual({ taken: 101, said: [] });
  });

  it('a chain of 1,500 groups that extend each other', () => {
    const groups = times(1500, (index) => [
      `t${index}`,
      index === 0 ? { end: { $type: 'number', $value: 1 } } : { $extends: `{t${index - 1}}` },
    ]);
    expect(() => imported(Object.fromEntries(groups.reverse()))).toThrow('has more than 100000 groups');
    const few = imported(Object.fromEntries(groups.slice(-300)));
    expect(few.said[0]).toBe(
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
    const { taken, said } = imported({
      $type: 'number',
      ok: { $value: 1 },
      ['x.'.repeat(1_000_000)]: inside,
    });
    expect([taken, said]).toEqual([
      1,
      ['1 : A name in it has 2000000 letters; 500 are read at the most. Leave it out in the mapping.'],
    ]);
  });

  it('a colour, a type and a reference', () => {
    const long = 'rgb('.repeat(500_000);
    const { taken, said } = imported({
      a: { $type: 'color', $value: long },
      b: { $type: long, $value: 1 },
      c: { $type: 'number', $value: { $ref: `#/${long}` } },
    });
    expect([taken, said.length]).toEqual([0, 3]);
    for (const line of said) expect(line.length).toBeLessThan(1000);
  });
});

describe('what is not taken or not carried over is told', () => {
  it('keys and extensions, each once, with how many there are', () => {
    const one = {
      $type: 'number',
      $value: 1,
      $extensions: { 'a.tool': {}, 'livery.from': 'x' },
      $scopes: [],
    };
    const { taken, said } = imported({
      $themes: [],
      $schema: 'x',
      g: { $extensions: { 'b.tool': 1 }, one, two: one },
    });
    const nothing = 'Nothing needs to be done where no page depends on it. (taken)';
    expect([taken, said]).toEqual([
      2,
      [
        `2 : The key "$themes" is not carried over. ${nothing}`,
        `6 g: The extension "b.tool" is not carried over. ${nothing}`,
        `15 g.one: The key "$scopes", which stands in 2 groups and tokens, is not carried over. ${nothing}`,
        `12 g.one: The extension "a.tool", which stands in 2 groups and tokens, is not carried over. ${nothing}`,
      ],
    ]);
  });

  it('values of null, types that are none, and unknown types', () => {
    const { taken, said } = imported({
      a: { $type: 'color', $value: null },
      b: { $type: 'number', c: { $type: 5, $value: 1 } },
      d: { $type: 'spacing', $value: '4px' },
    });
    expect(taken).toBe(1);
    expect(said).toEqual([
      '9 b.c: Its "$type" is a whole number, which says nothing there; it is left out of account. Leave it out in the mapping. (taken)',
      '2 a: Its value is null. Leave it out in the mapping, or give it a value in its library.',
      expect.stringContaining('13 d: Its type is "spacing", which Livery does not have.'),
    ]);
  });

  it('references, descriptions and extensions in a form that says nothing', () => {
    const { taken, said } = imported({
      a: { $ref: 5, $extends: ['{b}'], b: { $type: 'number', $value: 1, $description: 7, $deprecated: 1 } },
      c: { $type: 'number', $value: 1, $extensions: [] },
    });
    const nothing =
      'which says nothing there; it is left out of account. Leave it out in the mapping. (taken)';
    expect([taken, said]).toEqual([
      2,
      [
        `3 a: Its "$ref" is a whole number, ${nothing}`,
        `4 a: Its "$extends" is a list, ${nothing}`,
        `10 a.b: Its "$description" is a whole number, ${nothing}`,
        `11 a.b: Its "$deprecated" is a whole number, ${nothing}`,
        `17 c: Its "$extensions" is a list, ${nothing}`,
      ],
    ]);
  });

  it('members of values that Livery does not know, and families that are no texts', () => {
    const px = '1px';
    const { taken, said } = imported({
      a: { $type: 'gradient', $value: [{ color: '#fff', position: 0, alpha: 0.5 }] },
      b: { $type: 'border', $value: { color: '#fff', width: px, style: 'solid', alpha: 0.5 } },
      c: { $type: 'dimension', $value: px, alpha: 0.5 },
      d: { $type: 'fontFamily', $value: ['A', 5] },
    });
    const without = 'the token is taken without. Nothing needs to be done where no page uses it. (taken)';
    expect([taken, said]).toEqual([
      3,
      [
        `2 a: Livery knows no alpha of a stop of a gradient; ${without}`,
        `12 b: Livery knows no alpha of a border; ${without}`,
        `21 c: Livery knows an opacity of colours, and this is a dimension; ${without}`,
        '26 d: It has a family that is a whole number. Families of fonts are texts. Tell its library, or leave it out in the mapping.',
      ],
    ]);
  });

  it('sums, products and functions of other tokens', () => {
    const size = { $type: 'dimension', $value: '4px' };
    const rows = ['{size} + 2', '{size}*{size}', 'rgba({ink}, 0.5)', '{size} '];
    const { taken, said } = imported({
      size,
      ...named(rows.map(($value) => ({ $type: 'dimension', $value }))),
      wide: { $type: 'shadow', $value: { blur: '{size} * 2' } },
    });
    expect(taken).toBe(1);
    expect(said).toEqual(
      [...rows.map((row, index) => [`${6 + index * 4} t${index}`, row]), ['22 wide', '{size} * 2']].map(
        ([place, row]) =>
          `${place}: Its value ${JSON.stringify(row)} is reckoned from other tokens, which Livery does not do: a name in braces stands alone. Write the result in its library, or let the tool that exports it put results in.`,
      ),
    );
  });

  it('tokens in the older form beside those of the format, each by its name', () => {
    const { taken, said } = imported({
      $type: 'number',
      one: { $value: 1 },
      value: { two: { $value: 2 } },
      old: { value: '{one} + 2', type: 'sizing' },
      type: { value: { fontSize: 2 }, type: 'typography' },
    });
    const older =
      'It is written in an older form, with "value" in place of "$value". Export it again in the format of the Design Tokens Community Group, with "$value" and "$type"; design tools call it W3C DTCG.';
    expect([taken, said]).toEqual([2, [`11 old: ${older}`, `15 type: ${older}`]]);
  });

  it('a letter that was lost', () => {
    const { taken, said } = imported({ a: { $type: 'fontFamily', $value: ['Caf\ufffd'] } });
    expect([taken, said]).toEqual([
      0,
      [
        '2 a: Its value "Caf\ufffd" has U+FFFD, which stands where a letter was lost. Write the letter that was meant, and save the file as UTF-8.',
      ],
    ]);
  });
});

it('what refers to a token that is left out is left out with it, through any number of steps', () => {
  const { taken, said } = imported({
    c: { $type: 'shadow', $value: ['{b}'] },
    b: { $type: 'shadow', $value: ['{a}'] },
    a: { $type: 'shadow', $value: { color: 'bluish' } },
  });
  expect(taken).toBe(0);
  expect(said).toEqual([
    expect.stringContaining('a: "bluish" is no colour.'),
    expect.stringContaining('b: It refers to a, which was not taken.'),
    expect.stringContaining('c: It refers to b, which was not taken.'),
  ]);
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
      for (const line of imported({ a, b: { c }, other }).said) expect(line).toMatch(/^\d+ .*: .+[.!?)] /s);
    }),
    { numRuns: 150 },
  );
});
