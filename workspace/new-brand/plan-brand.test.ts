import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paletteFrom } from '#workspace/edits/palette.ts';
import { type FileSave, saveFiles, undoLast } from '#workspace/edits/save-files.ts';
import { openWorkspace, withChanged } from '#workspace/open/index.ts';
import { type BrandWish, planBrand } from './plan-brand.ts';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const wish: BrandWish = { id: 'lotus', from: 'aurora', answers: { name: 'Lotus' } };
const plan = (change: Partial<BrandWish>) => planBrand(workspace, { ...wish, ...change });
const textOf = (files: readonly FileSave[], name: string) =>
  files.find(({ path }) => path === `brands/lotus/${name}`)?.after ?? '';

const svg = (inner: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">${inner}</svg>`,
  );
const photograph = readFileSync(resolve(import.meta.dirname, '../../docs/screenshots/aurora-wide.jpg'));

it('says what is left to do, each with its place, and finds nothing wrong with a name alone', () => {
  const { wrong, notes, files, left, issues } = plan({});
  expect([wrong, notes, issues]).toEqual([[], [], []]);
  expect(files.map(({ path }) => path)).toEqual(
    ['brand.json', 'tokens.json', 'assets/logo.svg', 'assets/favicon.svg'].map(
      (name) => `brands/lotus/${name}`,
    ),
  );
  expect(left.map(({ at: place }) => place)).toEqual(['/tenant/merchantCode', '/domains']);
  expect(plan({ answers: { merchant: 'LTS8', domains: 'lotus.example' } }).left).toEqual([]);
});

it.each<[name: string, change: Partial<BrandWish>, want: RegExp]>([
  ['an id with a capital', { id: 'Lotus' }, /^id: An id has small letters.*"Lotus" does not\.$/],
  ['an id that is a path', { id: '../lotus' }, /^id: An id has small letters/],
  [
    'the id of the studio',
    { id: 'studio' },
    /^id: No brand can have the id studio: studio\.localhost is the host of the studio\. Choose another id\.$/,
  ],
  [
    'the id of the games',
    { id: 'games' },
    /^id: No brand can have the id games: games\.localhost is the host of the sandbox's games\. /,
  ],
  ['an id that is taken', { id: 'jade' }, /^id: brands\/jade is there already\. Choose another id\.$/],
  ['a parent that is none', { from: 'nobody' }, /^from: There is no brand "nobody"\./],
  ['a name of spaces', { answers: { name: '  ' } }, /^name: name: /],
  [
    'a currency that is none',
    { answers: { currency: 'EURO' } },
    /^currency: tenant\.currency\.code: .*"EURO"/,
  ],
  ['a merchant code that is none', { answers: { merchant: 'a b' } }, /^merchant: tenant\.merchantCode: /],
  [
    'a language without texts',
    { answers: { languages: 'EN,SV' } },
    /^languages: aurora has no texts in SV\./,
  ],
  [
    'an address for a host name',
    { answers: { domains: 'https://lotus.example/' } },
    /^domains: domains\[0\]: .*Did you mean "lotus\.example"\?$/,
  ],
  [
    'a host name that a brand has',
    { answers: { domains: 'jade.localhost' } },
    /^domains: domains\[0\]: "jade\.localhost" is also claimed by jade\./,
  ],
  [
    'a host name that a brand has whose id comes after',
    { id: 'aaa', answers: { domains: 'jade.localhost' } },
    /^domains: domains\[0\]: "jade\.localhost" is also claimed by jade\./,
  ],
  [
    'a colour that is none',
    { color: 'bluish' },
    /^color: "bluish" is no colour\. Write one such as #c2185b\.$/,
  ],
  [
    'a logo that is a photograph',
    { logo: { name: 'Photo.JPG', bytes: photograph } },
    /^logo: A logo is an SVG or a PNG file, and "Photo\.JPG" is named as neither\./,
  ],
  [
    'a photograph that is named a PNG',
    { logo: { name: 'logo.png', bytes: photograph.subarray(0, 60_000) } },
    /^logo: assets\.logo: brands\/lotus\/assets\/logo\.png is named PNG, and its content is JPG\./,
  ],
  [
    'an SVG that runs code',
    { logo: { name: 'logo.svg', bytes: svg('<script>alert(1)</script>') } },
    /^logo: The file .*script/,
  ],
  [
    'an SVG that is too large',
    { logo: { name: 'logo.svg', bytes: svg(`<path d="${'M0 0h1'.repeat(12_000)}"/>`) } },
    /^logo: assets\.logo: brands\/lotus\/assets\/logo\.svg has 7\d{4} bytes; 65536 is the most\./,
  ],
  ['an empty file', { logo: { name: 'logo.svg', bytes: svg('').subarray(0, 0) } }, /^logo: .* has 0 bytes\./],
])('refuses %s by the rule that check has, and makes no file', (_name, change, want) => {
  const { wrong, files } = plan(change);
  const sentences = wrong.map(({ field, sentence }) => `${field}: ${sentence}`);
  expect([sentences, files]).toEqual([[expect.stringMatching(want)], []]);
});

it('does not begin with a brand that has errors, and says how to mend it', () => {
  const broken = withChanged(workspace, [{ path: 'brands/kiosk/brand.json', after: '{ "id": ' }]);
  const { wrong, files } = planBrand(broken, { ...wish, from: 'kiosk' });
  expect([wrong, files]).toEqual([
    [{ field: 'from', sentence: 'kiosk has 1 error. Mend it first: livery check kiosk' }],
    [],
  ]);
  // Others do not suffer from it.
  expect(planBrand(broken, wish).wrong).toEqual([]);
});

it('tells all that is wrong at once, each beside its field', () => {
  const { wrong } = plan({
    id: 'Lotus!',
    answers: { name: '', domains: 'a_b', currency: 'x', merchant: '!' },
    color: 'no',
    logo: { name: 'a.gif', bytes: svg('') },
  });
  expect(wrong.map(({ field }) => field).sort()).toEqual([
    'color',
    'currency',
    'domains',
    'id',
    'logo',
    'merchant',
    'name',
  ]);
});

it('has a whole palette follow from one colour, and paints its marks in it', () => {
  const { files, wrong } = plan({ color: '#c2185b' });
  expect(wrong).toEqual([]);
  const { color } = JSON.parse(textOf(files, 'tokens.json'));
  expect(color).toMatchObject({
    brand: { 500: { $value: '#c2185b' } },
    accent: { 500: { $value: paletteFrom('#c2185b')?.['color.accent.500'] } },
    glow: { 500: { $value: paletteFrom('#c2185b')?.['color.glow.500'] } },
  });
  // Jade says the tint of its greys for each mode.
  expect(plan({ from: 'jade', color: '#c2185b' })).toMatchObject({ wrong: [], notes: [] });
  expect(textOf(files, 'assets/favicon.svg')).toContain('var(--color-brand-500, #c2185b)');
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-new-brand-'));
  mkdirSync(join(root, 'brands'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('is written with its logo to the byte, and taken back with its folder', () => {
  const home = { root, brandsFolder: 'brands' };
  // Bytes that are no text.
  const bytes = Uint8Array.from([...svg('<path d="M0 0h9v9z"/>')]);
  const { files } = plan({ logo: { name: 'Our Logo.SVG', bytes } });
  const picture = Uint8Array.from({ length: 256 }, (_, index) => index);
  const after = Buffer.from(picture).toString('base64');
  const other = {
    path: 'brands/lotus/assets/dots.png',
    before: undefined,
    after,
    encoding: 'base64',
  } as const;
  saveFiles(home, 'livery new lotus --from aurora', [...files, other]);
  expect(new Uint8Array(readFileSync(join(root, 'brands/lotus/assets/logo.svg')))).toEqual(bytes);
  expect(new Uint8Array(readFileSync(join(root, other.path)))).toEqual(picture);
  expect(JSON.parse(readFileSync(join(root, 'brands/lotus/brand.json'), 'utf8')).assets.logo).toBe(
    'assets/logo.svg',
  );
  expect(undoLast(home)?.what).toBe('livery new lotus --from aurora');
  expect(readdirSync(join(root, 'brands'))).toEqual([]);
});

it('stays whole where somebody has changed a picture of it since, and says so', () => {
  const home = { root, brandsFolder: 'brands' };
  const { files } = plan({ logo: { name: 'logo.svg', bytes: svg('<path d="M0 0h9v9z"/>') } });
  saveFiles(home, 'livery new lotus --from aurora', files);
  writeFileSync(join(root, 'brands/lotus/assets/logo.svg'), svg('<path d="M1 1h9v9z"/>'));
  expect(() => undoLast(home)).toThrow('brands/lotus/assets/logo.svg has changed since.');
  expect(readdirSync(join(root, 'brands/lotus')).sort()).toEqual(['assets', 'brand.json', 'tokens.json']);
});

it('leaves nothing behind where one of its files cannot be written', () => {
  const home = { root, brandsFolder: 'brands' };
  const { files } = plan({});
  writeFileSync(join(root, 'brands/lotus'), 'a file in its way');
  expect(() => saveFiles(home, 'livery new lotus', files)).toThrow(
    /a file is in its way.*Nothing was written\.$/,
  );
  rmSync(join(root, 'brands/lotus'));
  // The last of its files has a name that no disk takes.
  const long = { path: `brands/lotus/${'x'.repeat(300)}.json`, before: undefined, after: '{}' };
  expect(() => saveFiles(home, 'livery new lotus', [...files, long])).toThrow(/Nothing was written\.$/);
  expect(readdirSync(join(root, 'brands'))).toEqual([]);
});
