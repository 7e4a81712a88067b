import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRepository } from '#tests/harness/make-repository.ts';
import { livery } from './test-command.ts';

const project = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(project, 'docs/changes.md'), 'utf8');

/** These build, listen, or talk with a queue: other tests run them. */
const ELSEWHERE = /^(build|serve|publish|change (preview|plans))\b/;

const folder = makeRepository('page-of-changes', ['house']);
const portals = join(folder, 'my-portals');

beforeAll(async () => {
  spawnSync(process.execPath, [join(project, 'scripts/create-brands/create-brands.js'), portals, 'lotus']);
  cpSync(join(project, 'brands/house'), join(portals, 'node_modules/@liveryjs/house'), { recursive: true });
  expect(await livery(portals, 'new', 'jade', '--from', 'house')).toMatchObject({ notes: '', code: 0 });
  writeFileSync(join(portals, 'brands/groups.json'), '{ "asia": ["lotus", "jade"] }\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The commands of the page, each with the output that the page shows. */
function* commandsOf(text: string) {
  for (const [, block = ''] of text.matchAll(/^```console\n(.*?)^```/gms))
    for (const part of block.split(/^\$ /m).slice(1)) {
      const [command = '', ...output] = part.split('\n');
      yield { command, output: output.join('\n').trimEnd() };
    }
}

/** Words of a shell, without what quotation marks do beyond holding words together. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain,
  );

/** Matches an output whose names of people and moments are others. A line with … stands for any lines. */
function patternOf(output: string): RegExp {
  const text = output
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/^…$/gm, '[^]*')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC')
    .replaceAll(/Minh Tran|Ana Lima/g, '.+');
  return new RegExp(`^\\s*${text}\\s*$`);
}

it('says what its commands do, one after another', async () => {
  const verbs = new Set<string>();
  for (const { command, output } of commandsOf(page)) {
    const [, name, ...words] = wordsOf(command);
    if (name !== 'livery' || ELSEWHERE.test(words.join(' '))) continue;
    // Somebody else has changed the place by then.
    const collides = output.includes('theirs is "#7c3aed"');
    if (collides) change('brands/lotus/tokens.json', '#0f766e', '#7c3aed');
    const { code, out, notes } = await livery(portals, ...words.map(String));
    expect([code, code === 0 ? '' : notes], command).toEqual(collides ? [1, expect.any(String)] : [0, '']);
    verbs.add(words[0] === 'change' ? `change ${words[1]}` : String(words[0]));
    if (words[1] === 'log') expect(linesHere(out), command).toMatch(patternOf(linesHere(output)));
    else if (output !== '') expect(`${out}\n${notes}`, command).toMatch(patternOf(output));
  }
  expect([...verbs].sort()).toEqual([
    'change apply',
    'change approve',
    'change list',
    'change log',
    'change new',
    'change note',
    'change rebase',
    'change show',
    'change undo',
    'check',
    'edit',
    'explain',
  ]);
}, 60_000);

/** The lines of a log but for those of what other tests run. */
const linesHere = (log: string) =>
  log
    .split('\n')
    .filter((line) => !/: (published|rolled back|planned) /.test(line))
    .join('\n');

function change(path: string, from: string, to: string): void {
  const file = join(portals, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}
