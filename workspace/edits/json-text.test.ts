import type { JsonValue } from '@liveryjs/compiler/manifest';
import fc from 'fast-check';
import type { JSONPath } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { tries } from '#workspace/test-tries.ts';
import { NoContainer, removeIn, setIn } from './json-text.ts';
import { changeOf, takenBack } from './text-change.ts';

const key = fc.constantFrom('a', 'b', 'name', 'é"', '\u{1f3b2}', '0');
const value: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<JsonValue>(null, true, 12, -0.5, 'text', 'a "quoted" \\ text', '\u{1f3b2} ü'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** A file as people leave it. */
const file = fc
  .record({
    root: fc.dictionary(key, value, { maxKeys: 5, noNullPrototype: true }),
    step: fc.constantFrom('', '  ', '    ', '\t'),
    end: fc.constantFrom('\n', '\r\n'),
    last: fc.boolean(),
    mark: fc.boolean(),
  })
  .map(({ root, step, end, last, mark }) => ({
    root: root as JsonValue,
    text: `${mark ? '\ufeff' : ''}${JSON.stringify(root, null, step).replaceAll('\n', end)}${last ? end : ''}`,
  }));

/** A path that may be in a value, or lead past it. */
function pathIn(node: JsonValue, seeds: readonly number[]): JSONPath {
  const [seed, ...others] = seeds;
  if (seed === undefined) return [];
  if (Array.isArray(node)) {
    const index = seed % (node.length + 1);
    return [index, ...pathIn(node[index] ?? null, others)];
  }
  const keys = [...Object.keys(typeof node === 'object' && node !== null ? node : {}), 'new'];
  const name = keys[seed % keys.length] ?? 'new';
  return [name, ...pathIn((node as Record<string, JsonValue> | null)?.[name] ?? null, others)];
}

const edited = fc.tuple(file, value, fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }));
const parse = (text: string) => JSON.parse(text.replace('\ufeff', '')) as JsonValue;

/** The same on plain values. */
function setPlain(node: JsonValue, [step, ...others]: JSONPath, put: JsonValue): JsonValue {
  if (step === undefined) return put;
  if (typeof step === 'number') {
    const list = Array.isArray(node) ? [...node] : [];
    list[step] = setPlain(list[step] ?? null, others, put);
    return list;
  }
  const object = typeof node === 'object' && node !== null && !Array.isArray(node) ? (node as object) : {};
  const inner = (object as Record<string, JsonValue>)[step] ?? null;
  return { ...object, [step]: setPlain(inner, others, put) };
}

/** Tells whether a path leads through something that is there and has neither members nor items. */
function isThroughPlain(node: JsonValue | undefined, [step, ...others]: JSONPath): boolean {
  if (step === undefined || node === undefined) return false;
  if (typeof node !== 'object' || node === null) return true;
  const inner = Object.hasOwn(node, step) ? (node as Record<string, JsonValue>)[step] : undefined;
  return isThroughPlain(inner, others);
}

function removePlain(node: JsonValue, [step, ...others]: JSONPath): JsonValue {
  if (typeof node !== 'object' || node === null || step === undefined || !Object.hasOwn(node, step))
    return node;
  if (Array.isArray(node)) {
    if (typeof step !== 'number') return node;
    return others.length === 0 ? node.toSpliced(step, 1) : node.with(step, removePlain(node[step], others));
  }
  const { [step]: inner = null, ...rest } = node as Record<string, JsonValue>;
  return others.length === 0 ? rest : { ...node, [step]: removePlain(inner, others) };
}

it('a value that is set is there, nothing else is another one, and its change is taken back byte for byte', () => {
  fc.assert(
    fc.property(edited, ([{ root, text }, put, seeds]) => {
      const path = pathIn(root, seeds);
      if (isThroughPlain(root, path)) {
        expect(() => setIn(text, path, put)).toThrow(NoContainer);
        return;
      }
      const after = setIn(text, path, put);
      expect(parse(after)).toEqual(setPlain(root, path, put));
      expect(after.startsWith('\ufeff')).toBe(text.startsWith('\ufeff'));
      expect(/[\r\n]*$/.exec(after)?.[0]).toBe(/[\r\n]*$/.exec(text)?.[0]);
      expect(after.replaceAll('\r\n', '').includes('\n')).toBe(text.replaceAll('\r\n', '').includes('\n'));
      expect(takenBack(after, changeOf(text, after))).toBe(text);
      expect(setIn(after, path, put)).toBe(after);
    }),
    { numRuns: tries(3000) },
  );
});

it('what is removed is gone, nothing else is another one, and its change is taken back byte for byte', () => {
  fc.assert(
    fc.property(edited, ([{ root, text }, , seeds]) => {
      const path = pathIn(root, seeds);
      const after = removeIn(text, path);
      expect(takenBack(after, changeOf(text, after))).toBe(text);
      expect(parse(after)).toEqual(removePlain(root, path));
    }),
    { numRuns: tries(3000) },
  );
});

it.each<[name: string, text: string, path: JSONPath, value: JsonValue | undefined, want: string]>([
  ['beside others on their own lines', '{\n\t"a": 1\n}', ['b'], 2, '{\n\t"a": 1,\n\t"b": 2\n}'],
  ['on one line', '{ "a": 1 }', ['b'], [1, 2], '{ "a": 1, "b": [1, 2] }'],
  ['without any space', '{"a":1}', ['b'], 2, '{"a":1,"b": 2}'],
  [
    'in an empty object of a file with lines',
    '{\r\n  "a": {}\r\n}',
    ['a', 'b'],
    2,
    '{\r\n  "a": {\r\n    "b": 2\r\n  }\r\n}',
  ],
  [
    'with what is missing on the way',
    '{\n  "a": 1\n}\n',
    ['b', 'c'],
    true,
    '{\n  "a": 1,\n  "b": { "c": true }\n}\n',
  ],
  ['the first of three', '[1, 2, 3]', [0], undefined, '[2, 3]'],
  ['the last of three', '[1, 2, 3]', [2], undefined, '[1, 2]'],
  ['the only one', '{\n  "a": 1\n}\n', ['a'], undefined, '{}\n'],
])('%s', (_, text, path, put, want) => {
  expect(put === undefined ? removeIn(text, path) : setIn(text, path, put)).toBe(want);
});

it('a value in a file of 2 MB is set at its place alone', () => {
  const members = Array.from({ length: 40_000 }, (_, index) => `  "key${index}": "${'x'.repeat(32)}"`);
  const text = `{\n${members.join(',\n')}\n}\n`;
  expect(text.length).toBeGreaterThan(1_900_000);
  const after = setIn(text, ['key20000'], 7);
  expect(after).toBe(text.replace(/(?<="key20000": )"x+"/, '7'));
  expect(takenBack(after, changeOf(text, after))).toBe(text);
});

it('a comment, a comma too many and a file that ends early are refused with their place', () => {
  for (const [text, offset] of [
    ['{ // no\n "a": 1 }', 2],
    ['{ "a": 1, }', 10],
    ['{ "a": ', 7],
  ] as const)
    expect(() => setIn(text, ['a'], 2)).toThrow(expect.objectContaining({ offset }));
});
