import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { licencesIn } from './licences.ts';

const root = resolve(import.meta.dirname, '../..');
const titles = (text: string) => text.split(/^-{80}\n\n/m).map((part) => part.split(' ', 1)[0]);

it('Livery’s licence stands first, then those of all packages, fonts too, each once', () => {
  const text = licencesIn([root])([
    'engine/runtime/boot/browser.tsx',
    'node_modules/@liveryjs/engine/boot/browser.js',
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.production.js',
    'node_modules/@fontsource/unbounded/files/unbounded-latin-600-normal.woff2',
    'brands/aurora/assets/logo.svg',
  ]);
  expect(titles(text)).toEqual(['Livery', '@fontsource/unbounded', 'react']);
  expect(text).toMatch(/^Livery \(MIT\)\n\nMIT License/);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Copyright (c) Meta Platforms');
});

it('a package is found above the folder that uses it, and one that is gone is left out', () => {
  const paths = ['node_modules/react/index.js', 'node_modules/nowhere/index.js'];
  expect(titles(licencesIn([resolve(root, 'engine/runtime/boot')])(paths))).toEqual(['Livery', 'react']);
});
