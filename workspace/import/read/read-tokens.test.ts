import { expect, it } from 'vitest';
import { NotTaken } from '#workspace/import/remark.ts';
import { flatten } from './flatten.ts';
import { isResolver, readResolver } from './resolver.ts';
import { isReadable, readSourceFile, type SourceFile } from './source-file.ts';
import { findThemes, themed } from './themes.ts';
import { TokenSet } from './token-set.ts';

function source(text: string | object, file = 'a.json5'): SourceFile {
  const read = readSourceFile(file, typeof text === 'string' ? text : JSON.stringify(text));
  if (!isReadable(read)) throw new Error(read.what);
  return read;
}

function documentOf(text: string | object, file?: string) {
  const read = source(text, file);
  return { source: read, pointer: '', value: read.value };
}

/** All tokens of some files, as a set without themes. */
function setOf(...texts: readonly (string | object)[]) {
  const documents = texts.map((text, index) => documentOf(text, `${index}.json`));
  const read = documents.map((document) => flatten(document, documents));
  const tokens = read.flatMap((result) => result.tokens.flatMap((raw) => themed(raw) ?? []));
  return {
    set: new TokenSet(new Map(tokens.map((token) => [token.raw.name, token]))),
    remarks: read.flatMap((result) => result.remarks),
  };
}

function settled(set: TokenSet, name: string) {
  return set.settle(set.expect(name));
}

it('reads JSON5, and knows where each key stands', () => {
  const read = source(`// colours\n{\n  sky: { $value: '#0af', 'a/b': [1, { c: +2, },], }, /* end */\n}`);
  expect(read.value).toEqual({ sky: { $value: '#0af', 'a/b': [1, { c: 2 }] } });
  expect(read.at('/sky/$value')).toEqual({ line: 3, column: 10 });
  expect(read.at('/sky/a~1b/1/c')).toEqual({ line: 3, column: 39 });
  // A missing value is located where it would be.
  expect(read.at('/sky/a~1b/9/c')).toEqual({ line: 3, column: 26 });
  expect(source('{ "a": 1, "a": 2 }').twice).toEqual(['/a']);
});

it.each([
  ['{ a: ', 1, 'no JSON or JSON5'],
  ['{ a: "\\', 1, 'no JSON or JSON5'],
  ['{\n  a: b }', 2, 'no JSON or JSON5'],
  ['[1]', 1, 'holds no object'],
  ['['.repeat(100_000), 1, 'nested more than 100 deep'],
])('says in a sentence what is wrong with %.20j', (text, line, what) => {
  const read = readSourceFile('a.json', text);
  expect(isReadable(read)).toBe(false);
  expect(read).toMatchObject({ line, what: expect.stringContaining(what) as string });
});

it('keeps names that would be those of every object', () => {
  const { set } = setOf('{ "__proto__": { "$value": "1px", "$type": "dimension" } }');
  expect([...set.tokens.keys()]).toEqual(['__proto__']);
});

it('gives tokens the type of the nearest group, groups a value of their own, and tokens tokens inside', () => {
  const { set } = setOf({
    line: {
      $type: 'dimension',
      $deprecated: 'Use space.',
      $root: { $value: '1px' },
      thin: { $value: '2px', inner: { $value: 4, $type: 'number', $deprecated: false } },
      deep: { $type: 'color', x: { $value: '#fff' } },
    },
  });
  const rows = [...set.tokens.values()].map(({ raw }) => [raw.name, raw.type, raw.deprecated]);
  expect(rows).toEqual([
    ['line.$root', 'dimension', 'Use space.'],
    ['line.thin', 'dimension', 'Use space.'],
    ['line.thin.inner', 'number', undefined],
    ['line.deep.x', 'color', 'Use space.'],
  ]);
  // The name of a group means the group's own value.
  expect(set.expect('line').raw.name).toBe('line.$root');
});

it('groups that extend others have what those have, of another file, too', () => {
  const { set, remarks } = setOf(
    {
      base: { $type: 'color', a: { $value: '#aaa' }, deep: { b: { $value: '#bbb' }, c: { $value: '#ccc' } } },
      over: { $extends: '{base}', a: { $value: '#111' }, deep: { c: { $value: '#333' } } },
      further: { $extends: '#/over', e: { $value: '#eee' } },
    },
    { other: { $ref: '#/base' }, lost: { $extends: '{nothing}' } },
    { ring: { $extends: '{ring}', x: { $value: 1, $type: 'number' } } },
  );
  const values = Object.fromEntries(
    [...set.tokens].map(([name, { value, raw }]) => [name, [value, raw.type]]),
  );
  expect(values).toMatchObject({
    'over.a': ['#111', 'color'],
    'over.deep.b': ['#bbb', 'color'],
    'over.deep.c': ['#333', 'color'],
    'further.e': ['#eee', 'color'],
    'further.deep.c': ['#333', 'color'],
    'other.a': ['#aaa', 'color'],
    'ring.x': [1, 'number'],
  });
  expect(remarks.map(({ name, what }) => `${name}: ${what}`)).toEqual([
    'lost: The group extends {nothing}, which is not there.',
    'ring: The group extends itself.',
  ]);
});

it('a reference by JSON Pointer to a token is a name, to a part of it the part', () => {
  const { set } = setOf(
    {
      blue: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0.5, 1], alpha: 0.5 } },
      same: { $type: 'color', $value: '{blue}' },
      whole: { $type: 'color', $value: { $ref: '#/blue/$value' } },
      token: { $type: 'color', $ref: '#/blue' },
      part: { $type: 'number', $value: { $ref: '#/blue/$value/components/1' } },
      // Through a name, and inside of a list.
      through: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0, { $ref: '#/same/$value/components/1' }, 0] },
      },
      gone: { $type: 'number', $value: { $ref: '#/blue/$value/hue' } },
      ring: { $type: 'number', $value: { $ref: '#/ring/$value/0' } },
    },
    { far: { $type: 'color', $value: { $ref: '0.json#/blue/$value' } } },
  );
  expect(settled(set, 'whole')).toBe('{blue}');
  expect(settled(set, 'token')).toBe('{blue}');
  expect(settled(set, 'far')).toBe('{blue}');
  expect(settled(set, 'part')).toBe(0.5);
  expect(settled(set, 'through')).toEqual({ colorSpace: 'srgb', components: [0, 0.5, 0] });
  expect(() => settled(set, 'gone')).toThrow('#/blue/$value/hue, which is not there');
  expect(() => settled(set, 'ring')).toThrow(NotTaken);
});

it('follows names to a value and a type, and says where they lead nowhere or in a circle', () => {
  const { set } = setOf(
    {
      a: { $value: '{b}' },
      x: { $value: '{y}' },
      y: { $value: '{x}' },
      lost: { $value: '{no.where}' },
      bare: { $value: 1 },
    },
    { b: { $value: '{c}' }, c: { $value: 7, $type: 'number' } },
  );
  expect(set.literal('a')).toBe(7);
  expect(set.typeOf(set.expect('a'))).toBe('number');
  expect(() => set.literal('x')).toThrow('It goes in a circle: x → y → x.');
  expect(() => set.typeOf(set.expect('x'))).toThrow('It goes in a circle: x → y → x.');
  expect(() => set.literal('lost')).toThrow('It refers to no.where, which is not there.');
  expect(() => set.typeOf(set.expect('bare'))).toThrow('It has no type.');
});

it('a resolver lays sets and the chosen contexts over each other', () => {
  const files: Record<string, SourceFile> = {
    'design/base.json': source(
      { a: { $value: 1, $type: 'number' }, b: { $value: 2, $type: 'number' } },
      'design/base.json',
    ),
    'design/dark.json5': source(`{ b: { $value: 20, $type: 'number' } }`, 'design/dark.json5'),
  };
  const main = source(
    {
      version: '2025.10',
      sets: { core: { sources: [{ $ref: 'base.json' }] } },
      modifiers: {
        theme: {
          default: 'light',
          contexts: { light: [], dark: [{ $ref: 'dark.json5' }, { c: { $value: 3, $type: 'number' } }] },
        },
      },
      resolutionOrder: [
        { $ref: '#/sets/core' },
        { $ref: '#/modifiers/theme' },
        {
          type: 'set',
          name: 'last',
          sources: [{ a: { $value: 9, $type: 'number' } }, { $ref: 'gone.json' }],
        },
      ],
    },
    'design/acme.resolver.json',
  );
  expect(isResolver(main)).toBe(true);
  const resolver = readResolver(main, (file) => files[file]);
  expect(resolver.modifiers).toEqual({ theme: ['light', 'dark'] });
  const valuesIn = (contexts: Record<string, string>) =>
    Object.fromEntries(
      resolver
        .documents(contexts)
        .flatMap((document) => flatten(document, resolver.all).tokens)
        .map(({ name, value }) => [name, value]),
    );
  expect(valuesIn({})).toEqual({ a: 9, b: 2 });
  expect(valuesIn({ theme: 'dark' })).toEqual({ a: 9, b: 20, c: 3 });
  expect(resolver.remarks).toMatchObject([{ what: 'There is no file design/gone.json.', line: 1 }]);
});

it('finds the values of themes in an extension, and takes opacities with them', () => {
  const document = documentOf({
    text: {
      $type: 'color',
      $extensions: {
        'example.themes': { day: '{ink}', night: { value: '{paper}', alpha: 0.5 }, dusk: { alpha: 0.25 } },
        'example.more': { alphaModifiers: { day: 0.75 } },
        'example.figma': { collection: 'mode', scopes: ['text'] },
      },
    },
    ink: {
      $type: 'color',
      $value: '#000',
      alpha: 0.9,
      $extensions: {
        'example.figma': { collection: 'base' },
        'example.themes': { night: '#fff', day: { alpha: 1 } },
      },
    },
  });
  const foundThemes = findThemes([document]);
  expect(foundThemes).toEqual({
    theming: { extension: 'example.themes', opacity: '/example.more/alphaModifiers' },
    themes: ['day', 'night', 'dusk'],
    bare: true,
  });
  const [text, ink] = flatten(document, [document], 'example.themes').tokens;
  if (text === undefined || ink === undefined) throw new Error('two tokens were expected');
  const valueIn = (theme?: string) => {
    const token = themed(text, foundThemes?.theming, theme);
    return token && [token.value, token.alpha];
  };
  expect(valueIn('day')).toEqual(['{ink}', 0.75]);
  expect(valueIn('night')).toEqual(['{paper}', 0.5]);
  // An opacity alone, of a token that has no value.
  expect(valueIn('dusk')).toBeUndefined();
  expect(valueIn()).toBeUndefined();
  expect(themed(ink)).toMatchObject({ value: '#000', alpha: 0.9 });
  // A theme that says another colour keeps the opacity.
  expect(themed(ink, foundThemes?.theming, 'night')).toMatchObject({ value: '#fff', alpha: 0.9 });
  expect(themed(ink, foundThemes?.theming, 'day')).toMatchObject({ value: '#000', alpha: undefined });
});

it('a group that extends one that it stands in is told, and the others are read', () => {
  const { set, remarks } = setOf({
    a: { $extends: '{b}', c: { $extends: '{a}', d: { $type: 'dimension', $value: '1px' } } },
    b: { e: { $type: 'dimension', $value: '2px' } },
  });
  expect([...set.tokens.keys()].sort()).toEqual(['a.c.d', 'a.e', 'b.e']);
  expect(remarks.map(({ what }) => what)).toContain(
    'The group extends {a}, which it stands in: that would have no end.',
  );
});
