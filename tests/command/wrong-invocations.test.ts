import { verbs } from '@liveryjs/cli/cli';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeAll(() => {
  project = createTestProject();
});
afterAll(() => project.remove());

const HELP = 'Run livery --help, or livery <verb> --help for examples.';

/** The command line ends with one sentence, and nothing is done. */
async function expectRefused(line: string, sentence: string): Promise<void> {
  expect(await livery(project.root, ...line.split(' '))).toEqual({
    code: 2,
    out: '',
    notes: `error: ${sentence.replace('ROOT', project.root)}\n${HELP}`,
  });
}

/** Verbs that are groups of commands, by a command of each. */
const GROUPS: Readonly<Record<string, string>> = {
  change: 'change list',
  import: 'import tokens',
  export: 'export tokens',
  messages: 'messages status',
};

/** Options without which a verb says first that they are missing. */
const NEEDED: Readonly<Record<string, string>> = {
  new: ' --from demo',
  publish: ' --to x',
  preview: ' --to x',
  releases: ' --to x',
  rollback: ' --to x',
  unpublish: ' --to x',
};

describe('an option that there is not', () => {
  it.each(Object.keys(verbs))('livery %s', async (verb) => {
    const line = `${GROUPS[verb] ?? verb}${NEEDED[verb] ?? ''} --zzzzzz`;
    await expectRefused(line, "unknown option '--zzzzzz'");
  });

  it('that is nearly one is named', async () => {
    await expectRefused('check --wacth', "unknown option '--wacth'\n(Did you mean --watch?)");
  });
});

const missing = (name: string, form: string) => `missing required argument '${name}'. Write: livery ${form}`;
const option = (flags: string, form: string) =>
  `required option '${flags}' not specified. Write: livery ${form}`;
const PLACE = '--to <place>';

describe('something that a verb needs is not there', () => {
  it.each<[line: string, sentence: string]>([
    ['explain', missing('brand', 'explain <brand> [name]')],
    ['diff', missing('brand', 'diff <brand> [other]')],
    ['reach', missing('place', 'reach <place>')],
    [
      'edit demo',
      'say which brands, what to do, and a place, such as: livery edit @asia set /theme/defaultMode light',
    ],
    ['edit demo set /name', 'say what /name is to be.'],
    ['change new', option('--title <title>', 'change new --title <title> <name>')],
    ['change show', missing('name', 'change show <name>')],
    ['change apply', missing('name', 'change apply <name>')],
    ['new lotus', option('--from <brand>', 'new brand --from <brand> <id>')],
    ['new widget', missing('name', 'new widget <name>')],
    ['rename', missing('brand', 'rename <brand> <new>')],
    ['rename demo', missing('new', 'rename <brand> <new>')],
    ['remove', missing('brand', 'remove <brand>')],
    [
      'import tokens',
      'Say what is to be imported: a file, a folder, an installed package, or --map with a mapping that was written before.',
    ],
    ['messages export', missing('code', 'messages export <code>')],
    ['messages import', missing('file', 'messages import <file>')],
    ['build', 'name the brands to build, or give --all.'],
    ['worker', 'name the queue with --queue, or by LIVERY_QUEUE.'],
    ['publish demo', option(PLACE, `publish ${PLACE} [brand...]`)],
    ['preview demo', option('--to <folder>', 'preview --to <folder> <brand>')],
    ['releases', option(PLACE, `releases ${PLACE} [brand...]`)],
    ['rollback demo', option(PLACE, `rollback ${PLACE} [brand] [release]`)],
    ['unpublish demo', option(PLACE, `unpublish ${PLACE} <brand...>`)],
    ['unpublish --to x', missing('brand', `unpublish ${PLACE} <brand...>`)],
    ['doctor', missing('domain', 'doctor <domain>')],
    ['platform', missing('origin', 'platform <origin>')],
  ])('livery %s', expectRefused);

  it.each(['change', 'import', 'export', 'messages'])('livery %s lists its commands', async (verb) => {
    const { code, out, notes } = await livery(project.root, verb);
    expect([code, out]).toEqual([2, '']);
    expect(notes).toMatch(new RegExp(`^Usage: livery ${verb} .*Commands:\\n`, 's'));
  });
});

const many = (verb: string, most: number, got: number, form: string) =>
  `too many arguments for '${verb}'. Expected ${most} argument${most === 1 ? '' : 's'} but got ${got}. Write: livery ${form}`;

describe('two are named where one is taken', () => {
  it.each<[line: string, sentence: string]>([
    ['explain demo base /name', many('explain', 2, 3, 'explain <brand> [name]')],
    ['diff demo base demo', many('diff', 2, 3, 'diff <brand> [other]')],
    ['rename demo base other', many('rename', 2, 3, 'rename <brand> <new>')],
    ['remove demo base', many('remove', 1, 2, 'remove <brand>')],
    ['new lotus jade --from demo', many('brand', 1, 2, 'new brand --from <brand> <id>')],
    ['widgets text text', many('widgets', 1, 2, 'widgets [name]')],
    ['messages status demo base', many('status', 1, 2, 'messages status [brand]')],
    ['messages export VI demo', many('export', 1, 2, 'messages export <code>')],
    ['preview demo base --to x', many('preview', 1, 2, 'preview --to <folder> <brand>')],
    ['doctor a.example b.example', many('doctor', 1, 2, 'doctor <domain>')],
    ['platform https://a.example https://b.example', many('platform', 1, 2, 'platform <origin>')],
  ])('livery %s', expectRefused);
});

/** Verbs that answer programs. */
const ANSWERING = [
  'check',
  'seasons demo',
  'brands',
  'widgets',
  'messages status',
  'change list',
  'diff demo base',
];

describe('--json and --format', () => {
  it.each(ANSWERING)('together, the last of the two counts: livery %s', async (line) => {
    const [pretty, json] = await Promise.all(
      ['--json --format pretty', '--format pretty --json'].map((flags) =>
        livery(project.root, ...line.split(' '), ...flags.split(' ')),
      ),
    );
    expect(() => JSON.parse(json?.out ?? '')).not.toThrow();
    expect(() => JSON.parse(pretty?.out ?? '')).toThrow();
  });

  it.each(ANSWERING)('a format that there is not: livery %s', async (line) => {
    const formats = line === 'check' ? 'pretty, json, sarif, github' : 'pretty, json';
    const sentence = `option '--format <format>' argument 'xml' is invalid. Allowed choices are ${formats}.`;
    await expectRefused(`${line} --format xml`, sentence);
  });
});

describe('a folder that is none', () => {
  const verbsOfBrands = [
    'check',
    'explain demo /name',
    'diff demo base',
    'seasons',
    'reach brands',
    'brands',
    'build --all',
    'types',
    'messages status',
    'widgets',
  ];

  it.each(verbsOfBrands)('of brands: livery %s', async (line) => {
    const { code, out, notes } = await livery(
      project.root,
      ...line.split(' '),
      '--brands',
      '/nowhere/at-all',
    );
    expect([code, out]).toEqual([2, '']);
    expect(notes).toBe(
      `error: there is no folder /nowhere/at-all. Start the command where your brands are, or name their folder with --brands.\n${HELP}`,
    );
  });

  it.each(['widgets', 'adapters'])('of %s', async (kind) => {
    for (const folder of ['/nowhere/at-all', `${project.root}/brands/demo/brand.json`])
      await expectRefused(
        `check --${kind} ${folder}`,
        `there is no folder ${folder} that could be read. Name one with ${kind} in it: --${kind} <folder>`,
      );
  });

  it('of what comes back from a translator', async () => {
    const file = '/nowhere/vi.xlf';
    await expectRefused(
      `messages import ${file}`,
      `there is no file ${file}. Name the one that came back from the translator.`,
    );
  });
});
