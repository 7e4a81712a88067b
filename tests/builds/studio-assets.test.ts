import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Studio } from '@liveryjs/cli/studio/studio';
import type { StudioEdit } from '@liveryjs/studio/api';
import { undoLast } from '@liveryjs/workspace/edits/save-files';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawDigits } from '#tests/minimal-platform/picture.ts';
import { beginStudio } from './begin-studio.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';
import { writeWords } from './write-words.ts';

let workspace: TestWorkspace;
let studio: Studio;

beforeAll(() => {
  workspace = createTestWorkspace();
  writeWords(workspace);
});
afterAll(() => workspace.remove());

beforeEach(async () => {
  studio = await beginStudio(workspace.root);
  await studio.calls['/api/discard']({});
});

const edit = (each: StudioEdit, gesture: string) => studio.calls['/api/edit']({ edits: [each], gesture });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>\n';
const picture = (value: string, name = 'logo', brand = 'blue') =>
  edit({ op: 'picture', brand, at: `/assets/${name}`, value }, crypto.randomUUID());

test('a picture takes the place of an own file or of an inherited one, is shown at once, and can be taken back', async () => {
  const logo = 'brands/blue/assets/logo.svg';
  const before = workspace.read(logo);
  const manifest = workspace.read('brands/blue/brand.json');
  await picture(SVG);
  const { assets } = await studio.calls['/api/assets']({ brand: 'blue' });
  expect(assets.map(({ name, file, layer, width, bytes }) => [name, file, layer, width, bytes])).toEqual([
    ['fallbackImage', 'brands/house/assets/fallback.svg', 'house', 1, before.length],
    ['logo', logo, 'blue', 40, SVG.length],
  ]);
  const { parts = [] } = await studio.calls['/api/shown']({ brand: 'blue', has: [] });
  const shown = JSON.parse(parts.find(({ name }) => name === 'assets')?.text ?? '{}');
  expect(shown).toEqual({
    fallbackImage: 'brands/house/assets/fallback.svg',
    logo: `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`,
  });

  await picture(SVG, 'fallbackImage');
  const { sentences, files, errors } = await studio.calls['/api/review']({});
  expect(sentences).toEqual([
    'blue: assets/logo.svg is written anew, and has 1 line, and had 1.',
    'blue: assets/fallback-image.svg is new, and has 1 line.',
    expect.stringContaining('/assets/fallbackImage is "assets/fallback-image.svg"'),
  ]);
  expect(files.map(({ path }) => path)).toEqual([
    logo,
    'brands/blue/assets/fallback-image.svg',
    'brands/blue/brand.json',
  ]);
  expect(errors).toBe(0);
  // Somebody else draws another one meanwhile: one of both stays.
  const other = SVG.replace('h40', 'h20');
  workspace.write(logo, other);
  await studio.refresh([logo]);
  expect((await studio.calls['/api/review']({})).collisions).toEqual([
    { place: logo, mine: SVG, theirs: other },
  ]);
  await expect(studio.calls['/api/rebase']({})).rejects.toThrow('has become another picture');
  expect(await studio.calls['/api/rebase']({ take: 'theirs' })).toMatchObject({ steps: 1 });
  await studio.calls['/api/discard']({});
  workspace.write(logo, before);
  await studio.refresh([logo]);
  await picture(SVG);
  await picture(SVG, 'fallbackImage');
  await studio.calls['/api/save']({});
  expect(workspace.read(logo)).toBe(SVG);
  expect(workspace.read('brands/blue/assets/fallback-image.svg')).toBe(SVG);
  undoLast({ root: workspace.root, brandsFolder: 'brands' });
  expect([workspace.read(logo), workspace.read('brands/blue/brand.json')]).toEqual([before, manifest]);
  expect(existsSync(join(workspace.root, 'brands/blue/assets/fallback-image.svg'))).toBe(false);
});

test.each([
  ['a script', SVG.replace('<path', '<script>alert(1)</script><path'), 'logo', /script/],
  ['no picture', '\x89PNG\r\n', 'logo', 'This picture for logo is no SVG.'],
  ['half a picture', SVG.slice(0, 60), 'logo', /./],
  ['a sprite', SVG.replace('<path', '<symbol id="a"/><path'), 'logo', 'a sprite: one file of many icons'],
  [
    'an asset that is not there',
    SVG,
    'nothing',
    'blue has no asset "/assets/nothing". It has fallbackImage, logo.',
  ],
  ['a place outside', SVG, '../logo', 'blue has no asset'],
  ['more than a logo may have', SVG.replace('h40', `h40${' '.repeat(70_000)}`), 'logo', 'is the most'],
] as const)('%s is refused in a sentence, and nothing becomes of it', async (_, value, name, sentence) => {
  await expect(picture(value, name)).rejects.toThrow(sentence);
  expect((await studio.calls['/api/draft']({})).files).toEqual([]);
});

const photo = (bytes: Buffer, asset = '/assets/logo') =>
  studio.calls['/api/add-photo']({ brand: 'blue', at: asset, content: bytes.toString('base64') });

test('a PNG is written at once as a file of its own, which the draft names, and the same one is not written twice', async () => {
  const manifest = workspace.read('brands/blue/brand.json');
  expect(await photo(drawDigits('12345'))).toMatchObject({ steps: 1, files: ['brands/blue/brand.json'] });
  const { assets } = await studio.calls['/api/assets']({ brand: 'blue' });
  expect(assets.find(({ name }) => name === 'logo')).toMatchObject({
    ...{ file: 'brands/blue/assets/logo.png', layer: 'blue', width: 168, height: 56 },
  });
  const { parts = [] } = await studio.calls['/api/shown']({ brand: 'blue', has: [] });
  expect(JSON.parse(parts.find(({ name }) => name === 'assets')?.text ?? '{}')).toMatchObject({
    logo: 'brands/blue/assets/logo.png',
  });
  await photo(drawDigits('54321'));
  await photo(drawDigits('12345'));
  const logos = () =>
    readdirSync(join(workspace.root, 'brands/blue/assets')).filter((name) => name.startsWith('logo'));
  expect(logos()).toEqual(['logo-2.png', 'logo.png', 'logo.svg']);
  expect((await studio.calls['/api/review']({})).errors).toBe(0);
  await studio.calls['/api/discard']({});
  expect(workspace.read('brands/blue/brand.json')).toBe(manifest);
  // Each file is a save of the journal, which goes with it.
  undoLast({ root: workspace.root, brandsFolder: 'brands' });
  undoLast({ root: workspace.root, brandsFolder: 'brands' });
  expect(logos()).toEqual(['logo.svg']);
});

test.each([
  ['a text', Buffer.from('Hello'), '/assets/logo', 'is no picture that a portal shows'],
  ['a font', Buffer.from('wOF2'), '/assets/logo', 'is no picture that a portal shows'],
  ['a drawing', Buffer.from(SVG), '/assets/logo', 'is no picture that a portal shows'],
  ['half a PNG', drawDigits('12345').subarray(0, 60), '/assets/logo', 'ends before the picture'],
  ['another place', drawDigits('1'), '/name', 'blue has no asset "/name". It has'],
  [
    'more than a logo may have',
    Buffer.concat([drawDigits('1'), Buffer.alloc(70_000)]),
    '/assets/logo',
    'is the most',
  ],
] as const)('%s is refused as a picture, and no file is written', async (_, bytes, asset, sentence) => {
  await expect(photo(bytes, asset)).rejects.toThrow(sentence);
  expect((await studio.calls['/api/draft']({})).files).toEqual([]);
  expect(
    readdirSync(join(workspace.root, 'brands/blue/assets')).filter((name) => name.endsWith('.png')),
  ).toEqual([]);
});
