import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keepTimes, overLimit, type ProjectTime, sayTimes } from './run-times.ts';
import { isRunName, RUNS } from './runs.ts';
import { startYardstick } from './yardstick.ts';

/**
 * Runs all of `npm test` or of `npm run test:matrix`: `main.ts test|test:matrix [options of Vitest]`. At the end it prints
 * how long the run took, by project and against a yardstick that runs beside it, and keeps that in
 * `.livery/test-times.md`. Fails where a test or a check fails, or where the run passes its limit.
 */
const root = resolve(import.meta.dirname, '../..');
const [name, ...options] = process.argv.slice(2);
if (!isRunName(name)) {
  console.error(`There is no run "${name}". Write one of: ${Object.keys(RUNS).join(', ')}.`);
  process.exit(1);
}
const run = RUNS[name];

const folder = mkdtempSync(join(tmpdir(), 'livery-run-'));
const projectTimes = join(folder, 'projects.json');
const began = performance.now();
const yardstick = startYardstick();

const lint = run.lint ? startLint() : undefined;
const tests = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...run.projects.flatMap((project) => ['--project', project]),
    ...['--tags-filter', run.tags, ...options],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, LIVERY_RUN: name, LIVERY_RUN_TIMES: projectTimes } },
);
const codes = await Promise.all([lint?.code, exitCodeOf(tests)]);

const seconds = (performance.now() - began) / 1000;
const speed = yardstick.stop();
const yardsticks = seconds / speed.yardstick;
const projects = readProjectTimes();
rmSync(folder, { recursive: true, force: true });
const times = { name, seconds, yardsticks, limit: run.limit, projects, processors: speed.processors };
console.log(`\n${sayTimes(times)}`);
// Last of all, so that a reader of the end of a long run sees what failed it.
if (lint?.findings()) console.error(`\nThe checks of npm run lint found something:\n\n${lint.findings()}`);
const isWhole = options.length === 0 && codes.every((code) => !code);
if (isWhole) keepTimes(join(root, '.livery/test-times.md'), times);
const late = overLimit(times);
if (isWhole && late) console.error(`\n${late}`);
process.exitCode = isWhole && !late ? 0 : Math.max(1, ...codes.map((code) => code ?? 0));

/** Starts the checks beside the tests. Keeps what they print: thousands of lines of the tests would hide it. */
function startLint() {
  const child = spawn(process.execPath, ['scripts/lint/all.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return { code: exitCodeOf(child), findings: () => (child.exitCode === 0 ? undefined : output.trim()) };
}

async function exitCodeOf(child: ChildProcess): Promise<number> {
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

/** Returns an empty list where Vitest ended before it ran a test. */
function readProjectTimes(): readonly ProjectTime[] {
  try {
    return JSON.parse(readFileSync(projectTimes, 'utf8'));
  } catch {
    return [];
  }
}
