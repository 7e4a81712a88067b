import { resolve } from 'node:path';
import { memoryFiles } from '@liveryjs/compiler/manifest';
import { loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { expect, it } from 'vitest';
import { home, manifest } from './fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = nodeFiles(root);
const schemas = ['schemas/brand', 'schemas/portal'].flatMap((folder) =>
  disk.list(folder).map((name) => `${folder}/${name}`),
);

/** The findings about names in the brand opal, which extends aurora. */
function findingsOf(files: Record<string, string>, ofParent: object = {}): string[] {
  const parent = manifest({
    id: 'aurora',
    name: 'Aurora',
    extends: undefined,
    routes: [
      { ...home, title: 'route.home', main: [] },
      { ...home, id: 'club', path: '/club', title: 'route.club', main: [] },
    ],
    ...ofParent,
  });
  const all: Record<string, string> = {
    ...Object.fromEntries(
      schemas.map((path) => [path, new TextDecoder().decode(disk.read(path) ?? new Uint8Array())]),
    ),
    'brands/aurora/brand.json': parent,
    'brands/aurora/messages/EN.json': '{ "route.home": "Home", "route.club": "Club" }',
    'brands/aurora/tokens.json': '{}',
    'brands/opal/brand.json': '{ "schemaVersion": 1, "id": "opal", "extends": "aurora", "name": "Opal" }',
    ...files,
  };
  const workspace = openWorkspace({ root, files: memoryFiles(all) });
  return loadBrand(workspace, 'opal')
    .issues.filter(({ code }) => code === 'text-parent-name')
    .map(({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`);
}

const remedy = 'Write {brand}, which is filled with the name of each brand, or give opal a text of its own.';

it('an inherited text that says the name of the brand above is told at its place', () => {
  const english = '{\n  "route.club": "Club of Aurora",\n  "route.home": "Aurora: home"\n}';
  expect(findingsOf({ 'brands/aurora/messages/EN.json': english })).toEqual([
    `brands/aurora/messages/EN.json:2 route.club: opal inherits this text, which says "Aurora", the name of the brand aurora; so it is with 1 more text. ${remedy}`,
  ]);
});

it.each<[name: string, files: Record<string, string>, ofParent?: object]>([
  ['a text of its own', { 'brands/opal/messages/EN.json': '{ "route.home": "Aurora and more" }' }],
  [
    'a text over that of the brand above',
    {
      'brands/aurora/messages/EN.json': '{ "route.home": "Aurora", "route.club": "Club" }',
      'brands/opal/messages/EN.json': '{ "route.home": "Home" }',
    },
  ],
  [
    'a longer word',
    { 'brands/aurora/messages/EN.json': '{ "route.home": "Auroras", "route.club": "Club" }' },
  ],
  [
    'a placeholder',
    { 'brands/aurora/messages/EN.json': '{ "route.home": "{brand}", "route.club": "Club" }' },
  ],
  [
    'the name of a brand that is only extended',
    { 'brands/aurora/messages/EN.json': '{ "route.home": "Aurora", "route.club": "Club" }' },
    { abstract: true },
  ],
])('%s is all right', (_name, files, ofParent) => {
  expect(findingsOf(files, ofParent)).toEqual([]);
});
