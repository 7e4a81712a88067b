import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openWorkspace } from '#workspace/open/index.ts';
import { withFiles } from '#workspace/open/with-files.ts';
import { overridesIn } from './overrides.ts';

const root = resolve(import.meta.dirname, '../..');
const stored = openWorkspace({ root }).files;

it.each<[path: string, text: string, want: readonly string[]]>([
  [
    'brands/lotus/brand.json',
    `{ "id": "lotus", "extends": "house", "name": "Lotus", "theme": { "defaultMode": "light" },
  "routes": [{ "id": "rng", "path": "/rng", "title": "lotus.slots", "aliases": ["/slots"] }, { "id": "own", "path": "/own" }] }`,
    [
      '"light" over house "dark" at theme.defaultMode',
      '"/rng" over house "/rng" at path, the same',
      '"lotus.slots" over house "route.rng.title" at title',
    ],
  ],
  [
    'brands/lotus/messages/EN.json',
    '{ "$schema": "x", "nav.home": "Start", "lotus.own": "Own" }',
    ['"Start" over house "Home" at nav.home'],
  ],
  [
    'brands/aurora/brand.json',
    '{ "id": "aurora", "extends": "house", "assets": { "logo": "assets/logo.svg" } }',
    ['"assets/logo.svg" over house "assets/logo.svg" at logo'],
  ],
  ['brands/house/brand.json', new TextDecoder().decode(stored.read('brands/house/brand.json')), []],
  ['brands/lotus/brand.json', '{ "theme": { "defaultMode": "light" ', []],
])('in %s', (path, text, want) => {
  const lotus = { path: 'brands/lotus/brand.json', after: '{ "id": "lotus", "extends": "house" }' };
  const files = withFiles(
    stored,
    path === lotus.path ? [{ path, after: text }] : [lotus, { path, after: text }],
  );
  const [, brand = ''] = path.split('/');
  const all = overridesIn(openWorkspace({ root, files }), brand, path, text);
  const told = all.map(({ start, end, key, over, inherited, isSame }) => {
    const name = text.slice(key.start + 1, key.end - 1);
    const spot = name === 'defaultMode' ? `theme.${name}` : name;
    const value = `${text.slice(start, end)} over ${over} ${JSON.stringify(inherited)}`;
    return `${value} at ${spot}${isSame ? ', the same' : ''}`;
  });
  expect(told).toEqual(want);
  for (const { place } of all) expect(place).toMatch(/^brands\/house\/(brand|messages\/EN)\.json:\d+$/);
});
