import { expect, test } from 'vitest';
import { circlesOf, reach } from './reach.ts';

const files = (imports: Readonly<Record<string, string[]>>) =>
  Object.entries(imports).map(([fileName, its]) => ({ fileName, imports: its }));

test('files are reached once each, whatever leads to them', () => {
  const importsOf = (file: string) => ({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['b'] })[file] ?? [];
  expect([...reach(['a'], importsOf)]).toEqual(['a', 'b', 'd', 'c']);
  expect([...reach(['c', 'd'], importsOf)]).toEqual(['c', 'd', 'b']);
});

test.each<[name: string, imports: Readonly<Record<string, string[]>>, want: string[][]]>([
  ['one way leads to no circle', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['two that import each other are a circle', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a file that imports itself is one, too', { a: ['a'] }, [['a']]],
  [
    'a circle is found behind what stands outside of it, and in front',
    { a: ['b'], b: ['c'], c: ['d'], d: ['b', 'e'], e: [] },
    [['b', 'c', 'd']],
  ],
  [
    'two circles, one behind the other, are two',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['circles that share a file are one', { a: ['b'], b: ['a', 'c'], c: ['b'] }, [['a', 'b', 'c']]],
  ['what is not among the files leads nowhere', { a: ['elsewhere'] }, []],
])('%s', (_, imports, want) => {
  expect(circlesOf(files(imports)).map((circle) => circle.map(({ fileName }) => fileName))).toEqual(want);
});
