import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTestBundle } from '@liveryjs/cli/releases/test-bundle';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.remove());

/** Ways in which the folder of the brands is none: what puts it so, and the sentence about it. */
const faults: readonly [name: string, damage: (folder: string) => void, sentence: string][] = [
  [
    'a file',
    (folder) => writeFileSync(folder, ''),
    'BRANDS is no folder, so there are no brands in it. Move it away, or name the folder of the brands with --brands.',
  ],
  [
    'a link that leads nowhere',
    (folder) => symlinkSync('/nowhere/brands', folder),
    'BRANDS is a link to /nowhere/brands, which is not there. Mend the link, or name the folder of the brands with --brands.',
  ],
  [
    'a link to itself',
    (folder) => symlinkSync('brands', folder),
    'the links of BRANDS lead in a circle. Mend them, or name the folder of the brands with --brands.',
  ],
  [
    'nothing',
    () => {},
    'there is no folder BRANDS. Start the command where your brands are, or name their folder with --brands.',
  ],
];

/** Each fault by one verb, and each verb with one fault. */
const cases: readonly (readonly [verb: string, name: string, ...fault: (typeof faults)[number]])[] = [
  ...faults.map((fault) => ['build --all', fault[0], ...fault] as const),
  ...[
    'check',
    'check --watch',
    'build demo',
    'dev --port 0',
    'new lotus --from demo',
    'publish --all --to portals',
    'publish --all --built --to portals',
    'preview demo --to portals',
    'brands',
    'explain demo /name',
    'messages status',
    'types',
  ].flatMap((verb) => faults.slice(0, 1).map((fault) => [verb, fault[0], ...fault] as const)),
];

it.each(cases)(
  'livery %s says in one sentence that the folder of the brands is %s',
  async (verb, _name, _fault, damage, sentence) => {
    const folder = join(project.root, 'brands');
    rmSync(folder, { recursive: true });
    damage(folder);
    expect(await livery(project.root, ...verb.split(' '))).toEqual({
      code: 2,
      out: '',
      notes: `error: ${sentence.replace('BRANDS', folder)}\nRun livery --help, or livery <verb> --help for examples.`,
    });
  },
);

// The superuser may read everything.
it.skipIf(process.getuid?.() === 0)('a folder of brands that this user may not read is named', async () => {
  const folder = join(project.root, 'brands');
  chmodSync(folder, 0);
  try {
    expect(await livery(project.root, 'build', '--all')).toMatchObject({
      code: 2,
      notes: expect.stringContaining(
        `error: ${folder} may not be read by this user, so its brands are not seen. Give this user the right to, or name`,
      ),
    });
  } finally {
    chmodSync(folder, 0o700);
  }
});

it('no brand that visitors have is called one without a manifest where the folder of the brands is a file', async () => {
  const to = join(project.root, 'portals');
  writeTestBundle(join(project.root, 'dist/demo'), 'one', 'demo');
  expect(await livery(project.root, 'publish', 'demo', '--built', '--to', to)).toMatchObject({ code: 0 });
  const folder = join(project.root, 'brands');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  expect(await livery(project.root, 'releases', '--to', to)).toMatchObject({ code: 0, notes: '' });
  rmSync(folder);
  mkdirSync(folder);
  expect((await livery(project.root, 'releases', '--to', to)).notes).toContain('demo has no manifest');
});

it('a root that is a file has no folder of brands', async () => {
  const file = join(project.root, 'widgets/text/widget.json');
  expect((await livery(file, 'check')).notes).toContain(
    `error: there is no folder ${join(file, 'brands')}. `,
  );
});

it.each([
  ['check', '--all'],
  ['build', '--all'],
  ['publish', '--all', '--to', 'portals'],
  ['publish', '--all', '--built', '--to', 'portals'],
])('livery %s %s takes a folder without brands for a mistake', async (...verb) => {
  const folder = join(project.root, 'empty');
  mkdirSync(folder);
  expect(await livery(project.root, ...verb, '--brands', folder)).toMatchObject({
    code: 2,
    notes: expect.stringContaining(
      `error: there is no brand in ${folder}. A brand is a folder with a brand.json`,
    ),
  });
});

it.skipIf(process.platform === 'win32').each(['*', '\\'])(
  'a repository whose folder has a %s in its name is named, in which no package would be found',
  async (sign) => {
    const root = join(project.root, `all${sign}brands`);
    mkdirSync(join(root, 'brands/demo'), { recursive: true });
    const { code, out, notes } = await livery(root, 'check');
    expect([code, out]).toEqual([2, '']);
    expect(notes).toContain(`error: The folder ${root} has a "${sign}" in its name, `);
  },
);
