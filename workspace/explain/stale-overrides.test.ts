import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pastSaves } from '#workspace/edits/past-saves.ts';
import { saveFiles } from '#workspace/edits/save-files.ts';
import { openWorkspace } from '#workspace/open/index.ts';
import { withFiles } from '#workspace/open/with-files.ts';
import { staleOverrides } from './stale-overrides.ts';

const saved = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
let root = '';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
/** Saves as a command does. */
const save = (path: string, from: string, to: string) => {
  const before = read(path);
  saveFiles({ root, brandsFolder: 'brands' }, 'test', [{ path, before, after: before.replace(from, to) }]);
};
const files = {
  'brands/above/brand.json':
    '{ "id": "above", "abstract": true,\n"layout": { "sideMenu": "drawer" },\n"routes": [{ "id": "home", "path": "/a" }] }',
  'brands/above/tokens.json': '{ "radius": { "md": { "$value": "4px" } } }',
  'brands/above/messages/EN.json': '{ "nav.home": "Home" }',
  'brands/below/brand.json':
    '{ "id": "below", "extends": "above",\n  "layout": { "sideMenu": "column" },\n  "routes": [{ "id": "home", "path": "/b" }] }',
  'brands/below/tokens.json': '{ "radius": { "md": { "$value": "9px" } } }',
  'brands/below/messages/EN.json': '{ "nav.home": "Start" }',
};
const stale = () => {
  const all = Object.keys(files).map((path) => ({ path, after: read(path) }));
  const workspace = openWorkspace({ root: saved.root, files: withFiles(saved.files, all) });
  return staleOverrides(workspace, 'below', pastSaves({ root, brandsFolder: 'brands' }, read));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-stale-'));
  for (const brand of ['above', 'below'])
    mkdirSync(join(root, `brands/${brand}/messages`), { recursive: true });
  for (const [path, text] of Object.entries(files)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true }));

it('a value beneath which the parent has changed is told with the value then and now, in each kind of file', () => {
  expect(stale()).toEqual([]);
  save('brands/above/brand.json', '"drawer"', '"floating"');
  save('brands/above/brand.json', '"/a"', '"/c"');
  save('brands/above/brand.json', '"/c"', '"/d"');
  save('brands/above/tokens.json', '4px', '5px');
  save('brands/above/messages/EN.json', 'Home', 'House');
  expect(stale()).toEqual([
    { place: 'brands/below/messages/EN.json:1:15', over: 'above', was: 'Home', now: 'House' },
    { place: 'brands/below/tokens.json:1:33', over: 'above', was: '4px', now: '5px' },
    { place: 'brands/below/brand.json:2:27', over: 'above', was: 'drawer', now: 'floating' },
    { place: 'brands/below/brand.json:3:38', over: 'above', was: '/a', now: '/d' },
  ]);
});

it('a value that is written after its parent changed, or says the same by now, or whose parent went back is none', () => {
  save('brands/above/brand.json', '"drawer"', '"floating"');
  save('brands/below/brand.json', '"column"', '"drawer"');
  save('brands/above/tokens.json', '4px', '9px');
  save('brands/above/messages/EN.json', 'Home', 'House');
  save('brands/above/messages/EN.json', 'House', 'Home');
  expect(stale()).toEqual([]);
  save('brands/above/brand.json', '"floating"', '"column"');
  expect(stale()).toEqual([
    { place: 'brands/below/brand.json:2:27', over: 'above', was: 'floating', now: 'column' },
  ]);
});

it('nothing is told that no save says: of files that an editor has written since', () => {
  save('brands/above/brand.json', '"drawer"', '"floating"');
  write('brands/above/brand.json', read('brands/above/brand.json').replace('"/a"', '"/c"'));
  expect(stale()).toEqual([]);
  save('brands/above/brand.json', '"floating"', '"column"');
  save('brands/below/brand.json', '"column"', '"drawer"');
  save('brands/above/brand.json', '"/c"', '"/d"');
  expect(stale()).toEqual([{ place: 'brands/below/brand.json:3:38', over: 'above', was: '/c', now: '/d' }]);
});
