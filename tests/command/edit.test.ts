import { mkdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestProject, livery, liveryOn, type TestProject } from './test-command.ts';

let project: TestProject;
const run = (...args: string[]) => livery(project.root, 'edit', ...args);
const read = (path: string) => readFileSync(join(project.root, 'brands', path), 'utf8');
const shop =
  '{\r\n\t"schemaVersion": 1,\r\n\t"id": "shop",\r\n\t"extends": "demo",\r\n\t"name": "Shop",\r\n\t"domains": ["shop.localhost"]\r\n}';

beforeEach(() => {
  project = createTestProject();
  project.write('brands/shop/brand.json', shop);
  project.write('brands/groups.json', { both: ['demo', 'shop'] });
});
afterEach(() => project.remove());

it('a setting of a group is written into each brand’s own file, in its own form, and taken back', async () => {
  const demo = read('demo/brand.json');
  const { code, out, notes } = await run('@both', 'set', 'routes[home].main[words].props.size', '7');
  expect([code, notes]).toEqual([0, '']);
  expect(out).toBe(`demo: /routes/home/main/words/props/size is 7, and was 5 (brands/demo/brand.json).
shop: /routes/home/main/words/props/size is 7, and was 5 (brands/demo/brand.json).

brands/demo/brand.json
- 8 |     { "id": "home", "main": [{ "id": "words", "props": { "size": 5 } }] }
+ 8 |     { "id": "home", "main": [{ "id": "words", "props": { "size": 7 } }] }

brands/shop/brand.json
- 6 | 	"domains": ["shop.localhost"]
+ 6 | 	"domains": ["shop.localhost"],
+ 7 | 	"routes": [{ "id": "home", "main": [{ "id": "words", "props": { "size": 7 } }] }]

Written: 2 files. To take it back: livery edit --undo`);
  expect(read('demo/brand.json')).toBe(demo.replace('"size": 5', '"size": 7'));
  expect(read('shop/brand.json')).toBe(
    shop.replace(
      '\r\n}',
      ',\r\n\t"routes": [{ "id": "home", "main": [{ "id": "words", "props": { "size": 7 } }] }]\r\n}',
    ),
  );
  const undone = await run('--undo');
  expect(undone.out).toMatch(/Taken back: livery edit @both set .* \(2 files\)\.$/);
  expect([read('demo/brand.json'), read('shop/brand.json')]).toEqual([demo, shop]);
  expect((await run('--undo')).notes).toBe('There is no change to take back.');
});

it('all is written before the first line is told: a reader such as head leaves early', async () => {
  const seen: string[] = [];
  const out = () => void seen.push(read('demo/brand.json'));
  await liveryOn({ out }, project.root, 'edit', 'demo', 'set', 'routes[home].main[words].props.size', '7');
  expect(seen[0]).toContain('"size": 7');
});

it('a dry run writes nothing, and says which findings come and go', async () => {
  const { code, out, notes } = await run('shop', 'set', '/theme/defaultMode', 'drak', '--dry-run');
  expect(code).toBe(1);
  expect(out).toContain('Comes: brands/shop/brand.json:7:');
  expect(out).toContain('Did you mean "dark"?');
  expect(notes).toContain('Nothing would be written, because 1 error would come of it. With --force it is.');
  expect(read('shop/brand.json')).toBe(shop);
  expect((await run('shop', 'set', '/theme/defaultMode', 'drak')).notes).toContain('Nothing was written');
  expect(read('shop/brand.json')).toBe(shop);
  expect((await run('shop', 'set', '/theme/defaultMode', 'drak', '--force')).code).toBe(0);
  const mended = await run('shop', 'set', '/theme/defaultMode', 'dark', '--dry-run');
  expect(mended.out).toContain('Goes: brands/shop/brand.json:7:');
});

it('a section that no brand has yet is made on the way', async () => {
  const fair = { from: '2026-12-21', until: '2027-01-07' };
  const { code, out } = await run('shop', 'set', 'seasons.fair', JSON.stringify(fair));
  expect(code).toBe(0);
  expect(out).toContain(
    'shop: /seasons/fair is {"from":"2026-12-21","until":"2027-01-07"}, and was nothing.',
  );
  expect(JSON.parse(read('shop/brand.json'))).toMatchObject({ seasons: { fair } });
  // A key that the schema does not have is none.
  expect((await run('shop', 'set', 'saesons.fair', '{}')).notes).toContain('Did you mean "seasons"?');
});

it.each<[name: string, at: string, value: string, finding: string]>([
  ['text', 'routes[home].title', 'shop.fair', '"shop.fair" has no text in EN'],
  ['picture', 'assets.logo', 'assets/logo.svg', 'brands/shop/assets/logo.svg does not exist.'],
  [
    'language',
    'languages.supported[VI]',
    '{"code":"VI","locale":"vi"}',
    'languages.supported[VI]: there are no messages in VI.',
  ],
])('a %s that comes later does not hold back what names it', async (_name, pointer, value, finding) => {
  const { code, out, notes } = await run('shop', 'set', pointer, value);
  expect(out).toContain(finding);
  expect([code, notes]).toEqual([0, 'Until that is there, 1 error will keep the brand from being built.']);
  expect(read('shop/brand.json')).not.toBe(shop);
});

it('what is wrong beside what comes later holds an edit back', async () => {
  const route = { id: 'fair', path: 'fair', title: 'shop.fair', main: [] };
  const { code, notes } = await run('shop', 'set', 'routes[fair]', JSON.stringify(route));
  expect([code, notes]).toEqual([
    1,
    expect.stringMatching(/^Nothing was written, because \d errors? would come of it\./),
  ]);
  expect(read('shop/brand.json')).toBe(shop);
});

it('a sentence is written in every brand of a group, also where the brand has no file of that language', async () => {
  expect((await run('@both', 'set', 'text.more', '12', '--language', 'EN')).code).toBe(0);
  expect(JSON.parse(read('shop/messages/EN.json'))).toEqual({
    $schema: '../../../.livery/schemas/shop/messages.schema.json',
    'text.more': '12',
  });
  expect((await run('shop', 'reset', 'text.more', '--language', 'EN')).out).toContain(
    'shop: text.more in EN is what the brand inherits, and was "12" (brands/shop/messages/EN.json).',
  );
});

it('a token is written with its group, for one mode too, and reset with it', async () => {
  await run('shop', 'set', 'color.brand.500', '#112233');
  expect(JSON.parse(read('shop/tokens.json'))).toMatchObject({
    color: { brand: { 500: { $value: '#112233' } } },
  });
  expect((await run('shop', 'set', '{color.brand.500}', '#445566', '--mode', 'dark')).code).toBe(0);
  expect(JSON.parse(read('shop/tokens.dark.json'))).toMatchObject({
    color: { brand: { 500: { $value: '#445566' } } },
  });
  await run('shop', 'reset', 'color.brand.500');
  expect(JSON.parse(read('shop/tokens.json'))).toEqual({
    $schema: '../../.livery/schemas/shop/tokens.schema.json',
  });
});

it('what holds already is not written, and what a brand does not say cannot be reset', async () => {
  expect((await run('shop', 'set', '/theme/defaultMode', 'dark')).out).toBe(
    'shop: /theme/defaultMode is "dark" (brands/base/brand.json) already.',
  );
  expect((await run('shop', 'reset', '/theme/defaultMode')).out).toBe(
    'shop: brands/shop/brand.json says nothing at /theme/defaultMode, which is "dark" (brands/base/brand.json).',
  );
  expect(read('shop/brand.json')).toBe(shop);
});

it('a reset takes along the objects that say nothing without it', async () => {
  const demo = read('demo/brand.json');
  await run('shop', 'set', '/routes/home/main/words/props/size', '7');
  await run('shop', 'reset', '/routes/home/main/words/props/size');
  expect(read('shop/brand.json')).toBe(shop);
  await run('demo', 'reset', '/routes/home/main/words/props/size');
  expect(JSON.parse(read('demo/brand.json'))).not.toHaveProperty('routes');
  await run('--undo');
  expect(read('demo/brand.json')).toBe(demo);
});

const PLACE = 'routes[home].main[words]';
const ONE_SIDE = 'say with --before or --after, and not with both, which item it is to stand beside.';

it('an item is added beside an inherited one, moved and left out, each in the file of the brand alone, and taken back', async () => {
  const demo = read('demo/brand.json');
  const item = { widget: 'text', props: { size: 3 } };
  const news = JSON.stringify({ id: 'news', ...item });
  const mainOf = () => JSON.parse(read('shop/brand.json')).routes[0].main;
  const added = await run('shop', 'add', 'routes[home].main', news, '--before', 'words');
  expect([added.code, added.notes]).toEqual([0, '']);
  expect(added.out).toContain('shop: /routes/home/main has news, before words.');
  expect(mainOf()).toEqual([{ id: 'news', $before: 'words', ...item }]);
  const moved = await run('shop', 'move', 'routes[home].main[news]', '--after', 'words');
  expect(moved.out).toContain('shop: /routes/home/main/news stands after words.');
  expect(mainOf()).toEqual([{ id: 'news', ...item }]);
  const again = await run('shop', 'move', 'routes[home].main[news]', '--after', 'words');
  expect(again.out).toBe('shop: /routes/home/main/news stands after words already.');
  const removed = await run('shop', 'remove', PLACE);
  expect(removed.out).toContain('shop: /routes/home/main/words is left out, and was ');
  expect(mainOf()).toEqual([
    { id: 'news', ...item },
    { id: 'words', $remove: true },
  ]);
  await run('shop', 'reset', PLACE);
  await run('shop', 'remove', 'routes[home].main[news]');
  expect(read('shop/brand.json')).toBe(shop);
  for (let times = 0; times < 5; times++) await run('--undo');
  expect([read('demo/brand.json'), read('shop/brand.json')]).toEqual([demo, shop]);
});

it('a palette gives a brand its colour in all modes, and says which text is no colour', async () => {
  await run('shop', 'set', 'color.brand.500', '#445566', '--mode', 'dark');
  const { code, out } = await run('shop', 'palette', '#c2185b');
  expect(out).toContain('shop: color.brand.500 is "#c2185b"');
  expect(code).toBe(0);
  expect(JSON.parse(read('shop/tokens.json'))).toMatchObject({
    color: { brand: { 500: { $value: '#c2185b' } } },
  });
  expect(JSON.parse(read('shop/tokens.dark.json'))).not.toHaveProperty('color');
  expect((await run('shop', 'palette', 'bluish')).notes).toContain(
    '"bluish" is no colour. Write one such as #c2185b.',
  );
});

it.each<[name: string, args: string[], want: string]>([
  [
    'a place that is none',
    ['shop', 'set', 'colour.brand.500', 'x'],
    'error: shop has no value, token or message "colour.brand.500". Did you mean "color.brand.500"?',
  ],
  [
    'a text without its language',
    ['shop', 'set', 'text.more', 'x'],
    'error: text.more is a text: say in which language, such as --language EN.',
  ],
  [
    'a language that nobody has',
    ['shop', 'set', 'text.more', 'x', '--language', 'en'],
    'error: shop has no texts in "en". Did you mean "EN"?',
  ],
  [
    'a mode that is none',
    ['shop', 'set', 'color.brand.500', 'x', '--mode', 'drak'],
    'error: shop has no mode "drak". Did you mean "dark"?',
  ],
  [
    'a verb that is none',
    ['shop', 'put', '/x', '1'],
    'error: expected set, reset, add, move, remove, rename, write or palette, got "put".',
  ],
  ['nowhere to move to', ['shop', 'move', PLACE], `error: ${ONE_SIDE}`],
  ['two places at once', ['shop', 'move', PLACE, '--before', 'a', '--after', 'b'], `error: ${ONE_SIDE}`],
  [
    'a side of what is taken out',
    ['shop', 'remove', PLACE, '--after', 'b'],
    'error: remove takes neither --before nor --after: those are for add and move.',
  ],
  [
    'an item that is no object',
    ['shop', 'add', 'routes[home].main', 'news'],
    `error: an item is an object in JSON, such as '{ "id": "news", "widget": "announcements" }', got news`,
  ],
  [
    'an item without an id',
    ['shop', 'add', 'routes[home].main', '{ "widget": "words" }'],
    'error: shop: A new item needs an id of its own, such as { "id": "news", "widget": "announcements" }.',
  ],
  [
    'an item that is there',
    ['shop', 'add', 'routes[home].main', '{ "id": "words", "widget": "words" }'],
    'error: shop: /routes/home/main has an item "words" already. Write another id, or set what it says.',
  ],
  [
    'an item that is not there',
    ['shop', 'remove', 'routes[home].main[wrds]'],
    'error: shop: /routes/home/main has no item "wrds". Did you mean "words"?',
  ],
  [
    'a neighbour that is not there',
    ['shop', 'move', PLACE, '--after', 'nothing'],
    'error: shop: /routes/home/main has no item "nothing" to stand beside. There is none to choose from.',
  ],
  [
    'an item beside itself',
    ['shop', 'move', PLACE, '--after', 'words'],
    'error: shop: "words" cannot stand beside itself. Name another item.',
  ],
  [
    'an item of what is no list',
    ['shop', 'remove', '/theme/defaultMode'],
    'error: shop: /theme/defaultMode names nothing in a list whose items have ids. Set the value that it has instead.',
  ],

  ['no value', ['shop', 'set', '/x'], 'error: say what /x is to be.'],
  [
    'nothing',
    [],
    'error: say which brands, what to do, and a place, such as: livery edit @asia set /theme/defaultMode light',
  ],
])('%s is refused in a sentence', async (_, args, want) => {
  const { code, notes } = await run(...args);
  expect([code, notes.split('\n')[0]]).toEqual([2, want]);
});

it('what is called otherwise is so in every brand that names it, and taken back', async () => {
  const main = '"routes": [{ "id": "home", "main": [{ "id": "words", "$remove": true }] }]';
  project.write('brands/shop/brand.json', shop.replace('\r\n}', `,\r\n\t${main}\r\n}`));
  const all = () => ['base', 'demo', 'shop'].map((brand) => read(`${brand}/brand.json`));
  const before = all();
  const { code, out, notes } = await run('base', 'rename', 'routes[home].main[words]', 'verses');
  expect([code, notes]).toEqual([0, '']);
  expect(out).toContain(
    'base: the placement /routes/home/main/words is called verses in 3 places of 3 files.',
  );
  expect(all()).toEqual(before.map((text) => text.replace('"id": "words"', '"id": "verses"')));
  const undone = await run('--undo');
  expect(undone.out).toContain(
    'Taken back: livery edit base rename routes[home].main[words] verses (3 files).',
  );
  expect(all()).toEqual(before);
  const refused = await run('demo', 'rename', 'routes[home].main[words]', 'verses');
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.notes).toContain('is of base (brands/base/brand.json), and demo only inherits it');
});

it('a file with comments is refused at its place, and none of the others is written', async () => {
  project.write('brands/shop/tokens.json', '{\n  // ours\n  "color": {}\n}\n');
  const { code, notes } = await run('@both', 'set', 'color.brand.500', '#112233');
  expect([code, notes.split('\n')[0]]).toEqual([
    2,
    'error: brands/shop/tokens.json:2:3 is no JSON (no comments, no comma after the last), so nobody knows what is where. Mend it first: livery check shop',
  ]);
  expect(() => read('demo/tokens.json')).toThrow();
});

it('a file that is there and cannot be read is not taken for one that is not there', async () => {
  const file = join(project.root, 'brands/demo/messages/EN.json');
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync('nowhere.json', file);
  const { code, notes } = await run('demo', 'set', 'text.more', 'Again', '--language', 'EN');
  expect(code).not.toBe(0);
  expect(notes).toContain(
    'brands/demo/messages/EN.json: This link leads to nothing, so nothing is read here. Remove it, or let it lead to what is meant.',
  );
  expect(readlinkSync(file)).toBe('nowhere.json');
});

it.each(['shop', '@both'])(
  'brands with a space between them are told to take commas (%s)',
  async (second) => {
    const { code, notes } = await run('demo', second, 'set', 'text.more', 'Again');
    expect([code, notes.split('\n')[0]]).toEqual([
      2,
      `error: brands are one word, with commas between them: livery edit demo,${second} …`,
    ]);
  },
);

it('a value of several words is told to take quotation marks', async () => {
  const { code, notes } = await run('demo', 'set', 'text.more', 'Once', 'more', '--language', 'EN');
  expect([code, notes.split('\n')[0]]).toEqual([
    2,
    'error: put quotation marks around the value: "Once more".',
  ]);
});

it('a content gets its whole text, in its own ends of lines, and is taken back', async () => {
  const terms = '# Terms\r\n\r\nPlay fair.\r\n';
  project.write('brands/shop/content/terms.EN.md', terms);
  project.write('new.md', '# Terms\n\nPlay nicely.\n');
  const { code, out } = await run(
    'shop',
    'write',
    'content/terms.EN.md',
    '--from',
    join(project.root, 'new.md'),
  );
  expect(code).toBe(0);
  expect(out).toContain('shop: content/terms.EN.md is written anew, and has 3 lines, and had 3.');
  expect(out).toContain('- 3 | Play fair.\n+ 3 | Play nicely.');
  expect(read('shop/content/terms.EN.md')).toBe('# Terms\r\n\r\nPlay nicely.\r\n');
  expect((await run('--undo')).code).toBe(0);
  expect(read('shop/content/terms.EN.md')).toBe(terms);
  const refused = await run('shop', 'write', '../demo/brand.json', '{}');
  expect(refused.notes).toContain('is in the folder of no brand, so nothing is written there.');
  expect((await run('shop', 'write', 'content/terms.EN.md')).notes).toContain(
    'or with --from which file has it',
  );
  expect((await run('shop', 'reset', '/name', '--from', 'x.md')).notes).toContain('reset takes no --from');
});
