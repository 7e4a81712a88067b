import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrandWish } from '@liveryjs/studio/api';
import { undoLast } from '@liveryjs/workspace/edits/save-files';
import { listBrands, openWorkspace } from '@liveryjs/workspace/open';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBrand, newBrandView, plannedBrand } from './new-brand.ts';

const saved = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>';
const logo = (name: string, text = SVG) => ({ name, content: Buffer.from(text).toString('base64') });
const wish: BrandWish = { from: 'aurora', id: 'lotus', name: 'Lotus' };

/** Brands are written into another folder than the one that they are read from. */
let root = '';
const workspace = () => ({ ...saved, root });
const written = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .filter((path) => !path.startsWith('.livery/'))
    .sort();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-new-brand-'));
  mkdirSync(join(root, 'brands'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a view says which brands there are to start from, portals first, and what comes along with one', () => {
  const view = newBrandView(saved);
  expect(view.parents.map(({ id }) => id).sort()).toEqual(listBrands(saved));
  expect(view).toMatchObject({
    from: 'aurora',
    hasMerchant: true,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(view.parents.at(-1)).toEqual({ id: 'house', name: expect.any(String) });
  const jade = newBrandView(saved, 'jade');
  expect(jade).toMatchObject({ from: 'jade', currency: expect.stringMatching(/^[A-Z]{3}$/) });
  expect(jade.pages).toBeGreaterThan(10);
  expect(jade.languages).toHaveLength(12);
  expect(jade.languages[0]?.code).toBe('VI');
  // A brand that has gone meanwhile leaves the others to choose from.
  expect(newBrandView(saved, 'gone').from).toBe('aurora');
});

test('a brand is written with all that was chosen, and undo takes it back', () => {
  const made = makeBrand(workspace(), {
    ...wish,
    domains: 'play.lotus.example www.lotus.example',
    currency: 'EUR',
    languages: 'VI,EN',
    color: '#c2185b',
    logo: logo('../../Our logo.svg'),
  });
  expect(made).toMatchObject({
    wrong: [],
    notes: [],
    left: [{ at: '/tenant/merchantCode', sentence: expect.stringContaining('is "lotus"') }],
    palette: { 'color.brand.500': '#c2185b' },
  });
  expect(written()).toEqual(
    ['assets/favicon.svg', 'assets/logo.svg', 'brand.json', 'tokens.json'].map(
      (name) => `brands/lotus/${name}`,
    ),
  );
  expect(readFileSync(join(root, 'brands/lotus/assets/logo.svg'), 'utf8')).toBe(SVG);
  expect(JSON.parse(readFileSync(join(root, 'brands/lotus/brand.json'), 'utf8'))).toMatchObject({
    extends: 'aurora',
    domains: ['play.lotus.example', 'www.lotus.example'],
    tenant: { merchantCode: 'lotus', currency: { code: 'EUR' } },
    languages: { default: 'VI', supported: [{ code: 'VI' }, { code: 'EN' }] },
  });
  expect(makeBrand(workspace(), { ...wish, name: 'Another' }).wrong).toEqual([
    { field: 'id', sentence: 'brands/lotus is there already. Choose another id.' },
  ]);
  expect(undoLast({ root, brandsFolder: 'brands' })?.what).toBe('livery new lotus --from aurora');
  expect(written()).toEqual([]);
});

test.each<[name: string, change: Partial<BrandWish>, field: string]>([
  ['an id that leads out of the folder', { id: '../../lotus' }, 'id'],
  ['an id that is a path', { id: 'lotus/../../x' }, 'id'],
  ['an id that is a property of every object', { id: '__proto__' }, 'id'],
  ['a name of spaces', { name: ' \t ' }, 'name'],
  ['a host name that is in use', { domains: 'jade.localhost' }, 'domains'],
  ['a picture that runs code', { logo: logo('a.svg', SVG.replace('<path', '<script/><path')) }, 'logo'],
  [
    'a picture that asks for another',
    { logo: logo('a.svg', SVG.replace('<path d="M0 0h9v9z"', '<image href="https://evil.example/a.png"')) },
    'logo',
  ],
  [
    'a page in place of a picture',
    { logo: logo('a.png', '<!doctype html><script>alert(1)</script>') },
    'logo',
  ],
  ['a parent that is none', { from: 'nobody' }, 'from'],
])('%s is refused beside its field, and nothing is written', (_name, change, field) => {
  const { wrong } = makeBrand(workspace(), { ...wish, ...change });
  expect([...new Set(wrong.map((note) => note.field))]).toEqual([field]);
  expect(plannedBrand(workspace(), { ...wish, ...change }).wrong).toEqual(wrong);
  expect(readdirSync(root, { recursive: true })).toEqual(['brands']);
});

test('nothing is written through a link that leads out of the repository', () => {
  const outside = mkdtempSync(join(tmpdir(), 'livery-outside-'));
  const inside = join(root, 'inside');
  mkdirSync(join(inside, 'brands'), { recursive: true });
  symlinkSync(outside, join(inside, 'brands/shared'));
  const folder = { ...saved, root: inside, brandsFolder: 'brands' };
  expect(makeBrand(folder, { ...wish, id: 'shared' }).wrong.map(({ field }) => field)).toEqual(['id']);
  expect(readdirSync(outside)).toEqual([]);
  rmSync(outside, { recursive: true });
});
