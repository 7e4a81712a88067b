import { resolve } from 'node:path';
import { type FileFault, type FileSystem, memoryFiles } from '@liveryjs/compiler/manifest';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { readGroups } from '@liveryjs/workspace/groups/groups';
import { groupsSchema } from '@liveryjs/workspace/groups/groups-schema';
import { traitsOf } from '@liveryjs/workspace/groups/traits';
import { openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { expect, it } from 'vitest';
import { manifest, said } from './fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = nodeFiles(root);
const schemas = ['schemas/brand', 'schemas/portal'].flatMap((folder) =>
  disk.list(folder).map((name) => [`${folder}/${name}`, disk.read(`${folder}/${name}`) ?? ''] as const),
);
const speaking = (...codes: string[]) => ({
  default: codes[0],
  supported: codes.map((code) => ({ code, locale: code.toLowerCase() })),
});
const brands = {
  house: manifest({ id: 'house', abstract: true, languages: speaking('EN') }),
  lotus: `{ "schemaVersion": 1, "id": "lotus", "extends": "house", "languages": ${JSON.stringify(speaking('VI', 'EN'))} }`,
  jade: '{ "schemaVersion": 1, "id": "jade", "extends": "lotus", "jurisdiction": "XM" }',
  kiosk: `{ "schemaVersion": 1, "id": "kiosk", "extends": "house", "languages": ${JSON.stringify(speaking('EN', 'TH'))} }`,
};
const place = { 'jurisdictions/XM.json': '{ "name": "Isles of Merrow" }' };

function workspaceWith(groups: string, more: Readonly<Record<string, string>> = {}) {
  const texts = Object.entries(brands).map(([id, text]) => [`brands/${id}/brand.json`, text]);
  const files = memoryFiles({
    ...Object.fromEntries(schemas),
    ...place,
    ...Object.fromEntries(texts),
    'brands/groups.json': groups,
    ...more,
  });
  return openWorkspace({ root, files });
}

/** The findings of groups.json where all brands can be read. */
function findings(groups: string): string[] {
  const workspace = workspaceWith(groups);
  const { issues, conditionIssues } = readGroups(workspace);
  const traits = Object.keys(brands).flatMap((id) => {
    const { document, chain } = workspace.resolver.inherit(id);
    return document ? [[id, traitsOf(document.value, chain)] as const] : [];
  });
  return said({ issues: [...issues, ...conditionIssues(new Map(traits))], files: workspace.files });
}

/** The output of check about it. */
async function checked(groups: string, only?: readonly string[]): Promise<string[]> {
  const { issues } = await checkBrands(workspaceWith(groups), only ? { brands: only } : {});
  return issues.filter(({ file }) => file === 'brands/groups.json').map(({ code }) => code);
}

it.each<[name: string, group: string, want: string[]]>([
  ['a list', '["kiosk", "lotus"]', ['kiosk', 'lotus']],
  ['a list with another group, whose brands come once', '["kiosk", "@south"]', ['kiosk', 'lotus']],
  ['brands that offer a language', '{ "languages": ["VI"] }', ['jade', 'lotus']],
  ['brands that offer one of several', '{ "languages": ["EN", "VI"] }', ['jade', 'kiosk', 'lotus']],
  ['brands of a place', '{ "jurisdiction": ["XM"] }', ['jade']],
  ['brands that extend another, through others too', '{ "extends": ["house"] }', ['jade', 'kiosk', 'lotus']],
  ['brands for which all holds', '{ "extends": ["house"], "languages": ["VI"] }', ['jade', 'lotus']],
])('a group holds %s', (_, group, want) => {
  const groups = readGroups(workspaceWith(`{ "south": ["lotus", "kiosk"], "test": ${group} }`));
  expect(groups.issues.filter(({ code }) => code !== 'group-repeated')).toEqual([]);
  expect([...groups.brandsOf('test')].sort()).toEqual(want);
});

it('groups that each hold two others, which hold the same, are read once', { timeout: 10_000 }, () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `t${index}`,
      index < 58 ? [`@t${index + 1}`, `@t${index + 2}`] : ['lotus'],
    ]),
  );
  const groups = readGroups(workspaceWith(JSON.stringify(doubling)));
  expect(groups.brandsOf('t0')).toEqual(['lotus']);
  expect(new Set(groups.issues.map(({ code }) => code))).toEqual(new Set(['group-repeated']));
});

const groupsOf = (count: number, groupAt: (index: number) => unknown) =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, groupAt(index)])),
  );

it.each<[name: string, groups: string, first: string, count: number]>([
  [
    'that stand in each other, 8,000 deep',
    groupsOf(8000, (index) => [`@t${index + 1}`]),
    'group-count The file has 8000 groups; 500 are the most.',
    1,
  ],
  [
    'each of which lists 150 others',
    groupsOf(300, (index) =>
      Array.from({ length: 150 }, (_, step) => `@t${Math.min(299, index + step + 1)}`),
    ),
    'group-repeated t0[1]: "@t2" is in the group already, by "@t1".',
    351,
  ],
  [
    'that stand in each other in a large circle',
    groupsOf(500, (index) => [`@t${(index + 1) % 500}`]),
    'group-circle t0[0]: the group holds itself: @t0 holds @t1 holds @t2 holds @t3 holds @t4 holds @t5 holds (493 more) holds @t499 holds @t0.',
    1,
  ],
  [
    'more of which are none than findings are listed',
    groupsOf(300, () => null),
    'manifest-shape t0: expected a list such as ["lotus", "@asia"], or a condition such as { "languages": ["VI"] }, got null.',
    201,
  ],
  [
    'more of which list something else than findings are listed',
    groupsOf(300, () => [5]),
    'manifest-shape t0[0]: expected the id of a brand, or the name of a group such as "@asia", got 5 (a whole number).',
    201,
  ],
])('groups %s are read within seconds', { timeout: 10_000 }, (_, text, first, count) => {
  const { issues, brandsOf, names } = readGroups(workspaceWith(text));
  expect(issues.map(({ code, message }) => `${code} ${message}`)[0]).toBe(first);
  expect(issues).toHaveLength(count);
  expect(names.flatMap(brandsOf)).toEqual([]);
});

it.each<[name: string, groups: string, want: string[]]>([
  [
    'that is right',
    '{ "south": ["lotus", "jade"], "all": ["@south", "kiosk"], "vi": { "languages": ["VI"] } }',
    [],
  ],
  [
    'with a brand that does not exist',
    '{\n  "south": ["lotsu", "jade"]\n}',
    ['groups.json:2 «"lotsu"» group-member south[0]: there is no brand "lotsu". Did you mean "lotus"?'],
  ],
  [
    'with a group that does not exist',
    '{ "south": ["lotus"], "all": ["@suoth"] }',
    ['groups.json:1 «"@suoth"» group-member all[0]: there is no group "@suoth". Did you mean "@south"?'],
  ],
  [
    'that is empty, as a list and as a condition',
    '{ "south": [], "north": {} }',
    [
      'groups.json:1 «"south"» group-empty The group @south is empty: no command could take it. List brands, such as ["lotus"], or say what they have in common, such as { "languages": ["VI"] }. Else take the group out.',
      'groups.json:1 «"north"» group-empty The group @north is empty: no command could take it. List brands, such as ["lotus"], or say what they have in common, such as { "languages": ["VI"] }. Else take the group out.',
    ],
  ],
  [
    'that holds itself',
    '{ "south": ["lotus", "@south"] }',
    [
      'groups.json:1 «"@south"» group-circle south[1]: the group holds itself: @south holds @south. Take "@south" out here, and list the brands that are meant.',
    ],
  ],
  [
    'that holds itself through others',
    '{\n "south": ["lotus", "@north"],\n "north": ["@west"],\n "west": ["@south"]\n}',
    [
      'groups.json:2 «"@north"» group-circle south[1]: the group holds itself: @south holds @north holds @west holds @south. Take "@north" out here, and list the brands that are meant.',
    ],
  ],
  [
    'with a brand twice, and with one that another group brings',
    '{ "south": ["lotus", "jade", "lotus"], "all": ["@south", "jade"] }',
    [
      'groups.json:1 «"lotus"» group-repeated south[2]: "lotus" is in the group already, by "lotus". Take it out: a command takes each brand once.',
      'groups.json:1 «"jade"» group-repeated all[1]: "jade" is in the group already, by "@south". Take it out: a command takes each brand once.',
    ],
  ],
  [
    'with the name of a brand',
    '{ "lotus": ["lotus", "jade"] }',
    [
      'groups.json:1 «"lotus"» group-shadowed There is a brand "lotus", too: lotus is the brand and @lotus the group, which one slip of the hand confuses. Give the group another name.',
    ],
  ],
  [
    'with a name that is none',
    '{ "South Asia": ["lotus"] }',
    [
      'groups.json:1 «"South Asia"» manifest-shape ["South Asia"]: expected a name of small letters, digits and - such as "asia" as a key, got "South Asia". Write "south-asia".',
    ],
  ],
  [
    'with a condition that is none',
    '{ "south": { "language": ["VI"] } }',
    ['groups.json:1 «"language"» unknown-key south: unknown key "language". Did you mean "languages"?'],
  ],
  [
    'that asks for a language that nobody offers',
    '{ "south": { "languages": ["VI", "vn"] } }',
    ['groups.json:1 «"vn"» group-value south.languages[1]: "vn" is of no brand. Did you mean "VI"?'],
  ],
  [
    'that asks for a brand which only is extended by nobody',
    '{ "south": { "extends": ["kiosk"] } }',
    [
      'groups.json:1 «"kiosk"» group-value south.extends[0]: "kiosk" is of no brand. Known: "house" or "lotus".',
    ],
  ],
  [
    'whose conditions hold for no brand together',
    '{ "south": { "jurisdiction": ["XM"], "languages": ["TH"] } }',
    [
      'groups.json:1 «"south"» group-none No brand is in @south: none is as languages and jurisdiction ask. All of them have to hold for a brand. Take one out, or list the brands that are meant.',
    ],
  ],
  [
    'that is a list of groups',
    '[]',
    [
      'groups.json:1 «[]» json-not-object Expected an object, got a list. The outermost brackets must be { and }.',
    ],
  ],
])('groups.json %s', (_, groups, want) => {
  expect(findings(groups)).toEqual(want);
});

it('check tells of groups, and of what conditions find where it looked at all brands', async () => {
  const groups = '{ "south": { "languages": ["vn"] }, "north": ["x"] }';
  expect(await checked(groups)).toEqual(['group-value', 'group-member']);
  expect(await checked(groups, ['lotus'])).toEqual(['group-member']);
});

it('the editor’s schema completes brands, groups, languages and places', () => {
  const { $defs } = groupsSchema(workspaceWith('{ "south": ["lotus"] }'));
  expect($defs).toMatchObject({
    member: { enum: ['@south', 'house', 'jade', 'kiosk', 'lotus'] },
    brand: { enum: ['house', 'lotus'] },
    language: { enum: ['EN', 'TH', 'VI'] },
  });
});

it.each<[name: string, files: Readonly<Record<string, string | Uint8Array>>, want: string]>([
  [
    'a folder',
    { 'brands/groups.json/asia.json': '{}' },
    'file-unreadable This is a folder where a file is needed, so nothing is read here.',
  ],
  [
    'larger than any such file',
    { 'brands/groups.json': ' '.repeat(2 * 1024 * 1024 + 1) },
    'file-too-large The file has 2049 KiB; 2048 KiB is the most.',
  ],
  [
    'not UTF-8',
    { 'brands/groups.json': Uint8Array.of(0x7b, 0x22, 0xe9, 0x22) },
    'bad-utf8 Byte 2 (0xE9) is not valid UTF-8.',
  ],
])('groups.json that is %s is told, and is not taken for one that is not there', (_name, given, want) => {
  const files = memoryFiles({ ...Object.fromEntries(schemas), ...given });
  const { issues } = readGroups(openWorkspace({ root, files }));
  expect(issues.map(({ code, file, message }) => `${file} ${code} ${message}`)).toEqual([
    `brands/groups.json ${want}`,
  ]);
});

it.each<FileFault>(['loop', 'nowhere', 'outside', 'special', 'forbidden'])(
  'groups.json that nobody can read (%s) is told',
  (fault) => {
    const files: FileSystem = {
      ...memoryFiles(Object.fromEntries(schemas)),
      fault: (path) => (path === 'brands/groups.json' ? fault : undefined),
    };
    const { issues } = readGroups(openWorkspace({ root, files }));
    expect(issues.map(({ code, file }) => `${file} ${code}`)).toEqual(['brands/groups.json file-unreadable']);
  },
);
