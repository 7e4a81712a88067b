import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { saveMove } from '@liveryjs/workspace/edits/save-files';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestProject, livery, liveryOn, type TestProject } from './test-command.ts';

let project: TestProject;
const run = (...args: string[]) => livery(project.root, ...args);
const read = (path: string) => readFileSync(join(project.root, path), 'utf8');
const isThere = (path: string) => existsSync(join(project.root, path));

const shop = `{\r
\t"$schema": "../../.livery/schemas/shop/brand.schema.json",\r
\t"schemaVersion": 1,   "id":"shop",\r
\t"extends" : "demo", "name": "shop",\r
\t"domains": ["shop.example", "shop.localhost"]\r
}`;
const groups = `{
  "all":  ["demo",  "shop"],
  "one": ["shop"],
  "more": ["@one", "demo"],
  "heirs": { "extends": ["demo"] }
}
`;

beforeEach(() => {
  project = createTestProject();
  project.write('brands/shop/brand.json', shop);
  project.write(
    'brands/shop/messages/EN.json',
    '{"$schema": "../../../.livery/schemas/shop/messages.schema.json"}',
  );
  project.write('brands/shop/assets/photo.png', new Uint8Array([1, 2, 3]));
  project.write('brands/groups.json', groups);
});
afterEach(() => project.remove());

it('a brand is renamed wherever its id stands, and no other byte changes', async () => {
  const { code, out } = await run('rename', 'shop', 'store');
  expect(code).toBe(0);
  expect(out).toContain(
    'brands/groups.json\n- 2 |   "all":  ["demo",  "shop"],\n+ 2 |   "all":  ["demo",  "store"],',
  );
  expect(out).toContain(
    'brands/shop is brands/store now. To take it back: livery edit --undo\nWhere visitors have a release of shop, take it away:',
  );
  expect(isThere('brands/shop')).toBe(false);
  expect(read('brands/store/brand.json')).toBe(
    shop
      .replace('schemas/shop', 'schemas/store')
      .replace('"id":"shop"', '"id":"store"')
      .replace('shop.localhost', 'store.localhost'),
  );
  expect(read('brands/store/messages/EN.json')).toContain('schemas/store/messages');
  expect(statSync(join(project.root, 'brands/store/assets/photo.png')).size).toBe(3);
  expect(read('brands/groups.json')).toBe(groups.replaceAll('"shop"', '"store"'));
  expect((await run('check', 'store')).code).toBe(0);
});

it('all is written before the first line is told: a reader such as head leaves early', async () => {
  const there: boolean[] = [];
  const out = () => void there.push(isThere('brands/store/brand.json'), isThere('brands/shop'));
  await liveryOn({ out }, project.root, 'rename', 'shop', 'store');
  expect(there.slice(0, 2)).toEqual([true, false]);
});

it('what extends a brand goes on extending it', async () => {
  expect((await run('rename', 'demo', 'sample')).code).toBe(0);
  expect(read('brands/shop/brand.json')).toBe(shop.replace('"extends" : "demo"', '"extends" : "sample"'));
  expect(read('brands/groups.json')).toBe(groups.replaceAll('"demo"', '"sample"'));
  expect((await run('check')).code).toBe(0);
});

it('a dry run says the same and writes nothing', async () => {
  const { code, out } = await run('rename', 'demo', 'sample', '--dry-run');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^brands\/demo\/brand\.json\n- 3 .*Nothing was written\.$/s),
  ]);
  expect(read('brands/shop/brand.json')).toBe(shop);
  const removal = await run('remove', 'shop', '--dry-run');
  expect(removal.out).toContain('brands/shop would be taken away. Nothing was written.');
  expect(isThere('brands/shop/brand.json')).toBe(true);
});

it.each<[name: string, args: string[], want: RegExp]>([
  [
    'to a brand that is there',
    ['shop', 'demo'],
    /^error: there is a brand "demo" already\. Choose another id\./,
  ],
  ['to what is no id', ['shop', 'My Shop'], /^error: An id has small letters/],
  ['to the name of a group', ['shop', 'heirs'], /^error: brands\/groups\.json has a group "heirs"\./],
  ['from what is no brand', ['shpo', 'store'], /^error: there is no brand "shpo" in .*Did you mean "shop"\?/],
])('renaming is refused %s', async (_name, args, want) => {
  const { code, notes } = await run('rename', ...args);
  expect([code, notes]).toEqual([2, expect.stringMatching(want)]);
  expect(read('brands/groups.json')).toBe(groups);
});

it('nothing is renamed while a file begins with a byte order mark', async () => {
  project.write('brands/shop/brand.json', `\ufeff${shop}`);
  const { code, notes } = await run('rename', 'demo', 'sample');
  expect(code).toBe(1);
  expect(notes).toMatch(/^brands\/shop\/brand\.json:1:1 .*\nNothing was written\.$/);
});

it('nothing is renamed or removed while a manifest cannot be read', async () => {
  project.write('brands/broken/brand.json', '{ "extends": ');
  for (const args of [
    ['rename', 'shop', 'store'],
    ['remove', 'shop'],
  ]) {
    const { code, notes } = await run(...args);
    expect(code).toBe(1);
    expect(notes).toMatch(
      /^brands\/broken\/brand\.json:1:\d+ .* Mend it first: livery check\nNothing was written\.$/,
    );
  }
  expect(isThere('brands/shop/brand.json')).toBe(true);
});

it('nothing is renamed while groups.json cannot be read', async () => {
  rmSync(join(project.root, 'brands/groups.json'));
  mkdirSync(join(project.root, 'brands/groups.json'));
  const { code, notes } = await run('rename', 'demo', 'sample');
  expect(code).toBe(1);
  expect(notes).toMatch(
    /^brands\/groups\.json: This is a folder where a file is needed.*\nNothing was written\.$/,
  );
});

it('a brand is removed with its place in groups, and a group that is empty then goes, too', async () => {
  mkdirSync(join(project.root, 'dist/shop'), { recursive: true });
  const { code, out, notes } = await run('remove', 'shop');
  expect([code, notes]).toEqual([0, '']);
  expect(out).toContain(
    'brands/shop is gone. To take it back: livery edit --undo\ndist/shop holds its last build: remove the folder.',
  );
  expect(isThere('brands/shop')).toBe(false);
  expect(JSON.parse(read('brands/groups.json'))).toEqual({
    all: ['demo'],
    more: ['demo'],
    heirs: { extends: ['demo'] },
  });
});

it('a brand that others extend is not removed: each is named', async () => {
  expect(await run('remove', 'demo')).toEqual({
    code: 1,
    out: '',
    notes:
      'brands/shop/brand.json:4:14 extends demo. Name another brand there, or remove that one first.\nNothing was written.',
  });
  expect(isThere('brands/demo/brand.json')).toBe(true);
});

it('rename and remove are taken back by one command each, to the last byte', async () => {
  const photo = 'assets/photo.png';
  expect((await run('rename', 'shop', 'store')).code).toBe(0);
  expect((await run('remove', 'store')).code).toBe(0);
  expect(isThere('brands/store')).toBe(false);
  expect((await run('edit', '--undo')).out).toContain('Taken back: livery remove store (1 file).');
  expect([isThere(`brands/store/${photo}`), read('brands/groups.json')]).toEqual([
    true,
    groups.replaceAll('"shop"', '"store"'),
  ]);
  expect((await run('edit', '--undo')).code).toBe(0);
  expect([isThere('brands/store'), statSync(join(project.root, `brands/shop/${photo}`)).size]).toEqual([
    false,
    3,
  ]);
  expect([read('brands/shop/brand.json'), read('brands/groups.json')]).toEqual([shop, groups]);
  expect((await run('check')).code).toBe(0);
});

it('a brand is not brought back over another one of its id, nor over what has changed since', async () => {
  await run('remove', 'shop');
  project.write('brands/shop/brand.json', shop);
  const { code, notes } = await run('edit', '--undo');
  expect([code, notes]).toEqual([1, expect.stringContaining('brands/shop has to be free')]);
  rmSync(join(project.root, 'brands/shop'), { recursive: true });
  project.write('brands/groups.json', '{}');
  expect((await run('edit', '--undo')).notes).toContain('brands/groups.json has changed since');
  expect(isThere('brands/shop')).toBe(false);
});

it('a change that fails half way leaves everything as it was', () => {
  const path = 'brands/groups.json';
  const change = [{ path, before: groups, after: '{}' }];
  const home = { root: project.root, brandsFolder: 'brands' };
  const move = (to?: string) => () =>
    saveMove(home, 'livery rename', change, { from: 'brands/none', ...(to && { to }) });
  expect(move('brands/store')).toThrow(/ENOENT/);
  expect(move()).toThrow(/ENOENT/);
  expect(read(path)).toBe(groups);
});
