import { expect, test } from 'vitest';
import { isCircular } from './vite-build.ts';

const files = (imports: Readonly<Record<string, string[]>>) =>
  Object.entries(imports).map(([fileName, its]) => ({ fileName, imports: its }));

test.each<[name: string, imports: Readonly<Record<string, string[]>>, want: boolean]>([
  ['one way leads to no circle', { a: ['b', 'c'], b: ['c'], c: [] }, false],
  ['two that import each other are a circle', { a: ['b'], b: ['a'] }, true],
  ['a circle is found behind what stands outside of it', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, true],
  ['what is not among the files leads nowhere', { a: ['elsewhere'] }, false],
])('%s', (_, imports, want) => {
  expect(isCircular(files(imports))).toBe(want);
});
