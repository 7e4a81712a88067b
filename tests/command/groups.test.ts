import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
const run = (...args: string[]) => livery(project.root, ...args);

beforeAll(() => {
  project = createTestProject();
  project.write('brands/shop/brand.json', {
    schemaVersion: 1,
    id: 'shop',
    extends: 'demo',
    name: 'Shop',
    domains: ['shop.localhost'],
  });
  project.write('brands/groups.json', {
    both: ['demo', 'shop'],
    english: { languages: ['EN'] },
    none: { extends: ['shop'] },
  });
  mkdirSync(join(project.root, 'releases'));
});
afterAll(() => project.remove());

it('check takes a group, which may be a condition, and each brand once', async () => {
  const brands = async (...names: string[]) =>
    (JSON.parse((await run('check', ...names, '--format', 'json')).out) as { brands: string[] }).brands;
  expect(await brands('@both')).toEqual(['demo', 'shop']);
  expect(await brands('@english', 'demo')).toEqual(['demo', 'shop']);
  expect(await brands('base', '@both')).toEqual(['base', 'demo', 'shop']);
});

it('explain says of each brand of a group where a value comes from', async () => {
  const { code, out } = await run('explain', '@both', '/name');
  expect([code, out]).toEqual([
    0,
    `demo
/name  "Demo"
  The brand's name as visitors read it.
  written at brands/demo/brand.json:5:11

shop
/name  "Shop"
  The brand's name as visitors read it.
  written at brands/shop/brand.json:5:11
`,
  ]);
  const asData = await run('explain', '@both', '/name', '--format', 'json');
  expect(JSON.parse(asData.out)).toMatchObject([
    { brand: 'demo' },
    { brand: 'shop', answer: { value: 'Shop' } },
  ]);
});

it('diff compares each brand of a group', async () => {
  const { code, out } = await run('diff', '@both', 'base', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject([{ brand: 'demo' }, { brand: 'shop' }]);
});

it('messages status counts the texts of each brand of a group', async () => {
  const { out } = await run('messages', 'status', '@both', '--json');
  expect(JSON.parse(out)).toMatchObject([{ brand: 'demo' }, { brand: 'shop' }]);
});

it.each([
  ['rollback', 'release'],
  ['unpublish', 'release'],
])('%s takes the brands of a group, each by itself', async (verb) => {
  const { notes } = await run(verb, '@both', '--to', join(project.root, 'releases'));
  expect(notes).toMatch(/^demo: .*\nshop: /s);
});

it.each<[name: string, args: string[], want: string]>([
  [
    'a group that does not exist',
    ['check', '@boht'],
    'error: there is no group "@boht". Did you mean "@both"?',
  ],
  [
    'a group without brands',
    ['build', '@none'],
    'error: no brand is in the group "@none". See: livery check',
  ],
  [
    'a group where one brand is meant',
    ['new', 'lily', '--from', '@both'],
    'error: "@both" is a group, and this takes one brand. Name the brand.',
  ],
  [
    'a release of a group',
    ['rollback', '@both', '3f2c', '--to', 'releases'],
    'error: a release is of one brand: name the brand, or leave out "3f2c" to give each brand of @both its release before the current one.',
  ],
])('%s is refused', async (_, args, want) => {
  const { code, notes } = await run(...args);
  expect([code, notes.split('\n')[0]]).toEqual([2, want]);
});

it('no verb takes a group while groups.json has an error, so that none leaves out a brand', async () => {
  project.write('brands/groups.json', '{\n  "both": ["demo", "shpo"]\n}\n');
  const { code, notes } = await run('publish', '@both', '--to', 'releases');
  expect([code, notes.split('\n')[0]]).toEqual([
    2,
    'error: brands/groups.json:2:20 both[1]: there is no brand "shpo". Did you mean "shop"?',
  ]);
});

it('no verb takes a group while groups.json cannot be read, and each says why', async () => {
  rmSync(join(project.root, 'brands/groups.json'));
  mkdirSync(join(project.root, 'brands/groups.json'));
  const { code, notes } = await run('check', '@both');
  expect([code, notes.split('\n')[0]]).toEqual([
    2,
    'error: brands/groups.json:1:1 This is a folder where a file is needed, so nothing is read here. Move it away, or give it another name.',
  ]);
  expect((await run('check')).out).toContain('brands/groups.json:1:1  error  file-unreadable');
});
