import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestWorkspace, type TestWorkspace, writeBrand } from '#tests/builds/test-workspace.ts';
import { randomFrom } from '#tests/command/random-edits.ts';

const COMMAND = resolve(import.meta.dirname, '../../scripts/livery.js');
const DIE = resolve(import.meta.dirname, 'die-at-step.mjs');
const LOG = 'changes/log.jsonl';
const BRANDS = Array.from({ length: 6 }, (_, index) => `brand${index}`);
/** Another seed dies at other moments. */
const random = randomFrom(Number(process.env.SEED ?? 1));
const KILLS = Number(process.env.KILLS ?? 34);

let workspace: TestWorkspace;
beforeAll(() => {
  workspace = createTestWorkspace();
  for (const id of BRANDS) writeBrand(workspace, id, '#b3261e', `the sea of ${id}`, []);
});
afterAll(() => workspace?.remove());

/** Runs the command in a process of its own. @param step the step of its work on files before which it dies */
function run(args: readonly string[], step?: number) {
  const { signal, status, stderr } = spawnSync(
    process.execPath,
    ['--import', DIE, COMMAND, ...args, '--root', workspace.root],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        DIE_IN: workspace.root,
        ...(step !== undefined && { DIE_AT_STEP: String(step) }),
      },
    },
  );
  return { signal, status, stderr, steps: Number(/steps: (\d+)/.exec(stderr)?.[1] ?? Number.NaN) };
}

function expectDone(args: readonly string[]) {
  const { status, stderr, steps } = run(args);
  expect(status, stderr).toBe(0);
  return steps;
}

/** The text of every file of the brands and of the change sets. */
function files(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['brands', 'changes'].flatMap((folder) =>
      readdirSync(join(workspace.root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path): [string, string] => [path, readFileSync(path, 'utf8')])
        .sort(),
    ),
  );
}

/** The files but for the log, and without the moments that stand in a set. */
function state(): string {
  const { [join(workspace.root, LOG)]: _log, ...others } = files();
  return JSON.stringify(others).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now');
}

/** The last thing that the log says was done; every line of it is whole. */
function lastDid(): string | undefined {
  const lines = files()[join(workspace.root, LOG)]?.trimEnd().split('\n') ?? [];
  return lines.map((line) => JSON.parse(line).did as string).at(-1);
}

interface Work {
  readonly name: string;
  readonly args: readonly string[];
  /** The command that takes the work back. */
  readonly back: readonly string[];
  /** The line of the log about the work; none for an edit. */
  readonly did?: string;
}

const APPLY = ['change', 'apply', 'spring'];
const UNDO = ['change', 'undo', 'spring'];
const WORK: readonly Work[] = [
  {
    name: 'an edit of six brands',
    args: ['edit', BRANDS.join(','), 'set', 'hello.text', 'Meadow', '--language', 'EN'],
    back: ['edit', '--undo'],
  },
  { name: 'a change set that is applied', args: APPLY, back: UNDO, did: 'applied' },
  { name: 'a change set that is taken back', args: UNDO, back: APPLY, did: 'taken back' },
];

it.each(WORK)(
  `the process of $name is killed at ${KILLS} moments, and all files are old or all are new`,
  ({ name, args, back, did }) => {
    for (const folder of ['changes', '.livery'])
      rmSync(join(workspace.root, folder), { recursive: true, force: true });
    expectDone(['change', 'new', 'spring', '--title', 'Spring']);
    const edit = ['edit', BRANDS.join(','), 'set', 'hello.text', 'Verdant Meadow', '--language', 'EN'];
    expectDone([...edit, '--change', 'spring']);
    if (args === UNDO) expectDone(APPLY);
    const old = state();
    const steps = expectDone(args);
    const done = state();
    expect(done).not.toBe(old);
    expect(steps).toBeGreaterThan(BRANDS.length);
    expectDone(back);
    expect(state()).toBe(old);
    const ends = { old: 0, new: 0 };
    for (let kill = 0; kill < KILLS; kill++) {
      const step = Math.floor(random() * steps);
      expect([run(args, step).signal, step]).toEqual(['SIGKILL', step]);
      // The next command that writes puts right what the killed one has begun.
      expectDone(['edit', 'red', 'set', '/name', `Red ${kill}`]);
      expectDone(['edit', '--undo']);
      const now = state();
      expect([step, now === old || now === done]).toEqual([step, true]);
      if (did) expect([step, lastDid() === did]).toEqual([step, now === done]);
      ends[now === old ? 'old' : 'new'] += 1;
      if (now === done) expectDone(back);
      expect(state()).toBe(old);
      const left = readdirSync(join(workspace.root, 'brands'), { recursive: true });
      expect(left.filter((path) => `${path}`.endsWith('.livery-edit'))).toEqual([]);
    }
    console.log(`${name}: ${KILLS} kills in ${steps} steps, ${ends.old} old and ${ends.new} new`);
  },
  3_600_000,
);
