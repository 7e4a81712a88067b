import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeTexts, type Wanted } from './merge-texts.ts';

const merged = (
  text: string,
  texts: Readonly<Record<string, string>>,
  order: readonly string[] = [],
  same: Wanted['same'] = [],
) => mergeTexts(text, { texts: new Map(Object.entries(texts)), same }, [order]);

const written =
  '\ufeff{\r\n\t"$schema": "x",\r\n\t"a.one":   "Mot",\r\n\t"a.three": "\\u0042a", "b.one": "Xin"\r\n}\r\n';

it('changes a text, and no other byte', () => {
  expect(merged(written, { 'a.one': 'Một "hai"' })).toBe(written.replace('"Mot"', '"Một \\"hai\\""'));
});

it('puts new texts where the source language has them', () => {
  const order = ['a.zero', 'a.one', 'a.two', 'a.three', 'b.one', 'b.two', 'c.one'];
  expect(merged(written, { 'c.one': 'C', 'a.two': 'Hai', 'a.zero': 'Không', 'b.two': 'B' }, order)).toBe(
    written
      .replace('"x"', '"x",\r\n\t"a.zero": "Không"')
      .replace('"Mot"', '"Mot",\r\n\t"a.two": "Hai"')
      .replace('"Xin"', '"Xin", "b.two": "B", "c.one": "C"'),
  );
});

it('begins a file', () => {
  expect(merged('{}', { b: '2', a: '1' }, ['a', 'b'])).toBe('{\n  "a": "1",\n  "b": "2"\n}');
  expect(merged('{ "c": "3" }', { b: '2', a: '1' }, ['a', 'b', 'c'])).toBe(
    '{ "a": "1", "b": "2", "c": "3" }',
  );
});

it('of two texts of one key, changes the one that is read', () => {
  expect(merged('{"a": "1", "a": "2"}', { a: '3' })).toBe('{"a": "1", "a": "3"}');
});

it('says which texts both languages share', () => {
  expect(merged('{\n  "a": "1"\n}\n', {}, [], ['a'])).toBe('{\n  "$same": [\n    "a"\n  ],\n  "a": "1"\n}\n');
  expect(merged('{\n  "$same": [\n    "a",\n    "c"\n  ],\n  "a": "1"\n}\n', {}, [], ['b'])).toBe(
    '{\n  "$same": [\n    "a",\n    "b",\n    "c"\n  ],\n  "a": "1"\n}\n',
  );
});

it('whatever is there and whatever comes in, all of it is there then, in order, and written once more changes nothing', () => {
  const key = fc.stringMatching(/^[a-d]\.[a-d]$/);
  const texts = fc.dictionary(key, fc.string({ unit: 'binary' }), { maxKeys: 8 });
  fc.assert(
    fc.property(texts, texts, fc.constantFrom(undefined, '\t', 2), (before, additions, space) => {
      const order = [...new Set([...Object.keys(before), ...Object.keys(additions)])].sort();
      const inOrder = Object.fromEntries(Object.entries(before).sort(([a], [b]) => (a < b ? -1 : 1)));
      const text = JSON.stringify(inOrder, undefined, space);
      const after = merged(text, additions, order);
      expect(JSON.parse(after)).toEqual({ ...before, ...additions });
      expect(Object.keys(JSON.parse(after) as object)).toEqual(order);
      expect(merged(after, additions, order)).toBe(after);
    }),
    { numRuns: 30 },
  );
});
