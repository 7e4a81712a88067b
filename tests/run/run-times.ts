import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Processors } from './processors.ts';
import { TOLERANCE } from './runs.ts';

/** The time that the tests of a project of Vitest took. */
export interface ProjectTime {
  readonly project: string;
  readonly files: number;
  readonly tests: number;
  /** Seconds from its first file's start to its last file's end. */
  readonly span: number;
  /** Seconds of all its files, which run beside each other. */
  readonly work: number;
}

/** The times of a run. */
export interface RunTimes {
  /** Name of the script in `package.json`. */
  readonly name: string;
  readonly seconds: number;
  readonly yardsticks: number;
  /** The time that it may take, in yardsticks. */
  readonly limit: number;
  readonly projects: readonly ProjectTime[];
  /** Undefined where the system does not say. */
  readonly processors?: Processors | undefined;
}

/** Rows that the file of the last runs keeps. */
const KEPT = 40;

const HEAD = `# The last runs of the tests

A yardstick is a minute of the machine that the limits were set on. In brackets: the seconds from a project's first file to
its last, and those of all its files.

| when | run | seconds | yardsticks | limit | by project |
| --- | --- | --- | --- | --- | --- |
`;

/** The times of a run as lines of text: a line a project, and the sum against the yardstick. */
export function sayTimes({ name, seconds, yardsticks, limit, projects, processors }: RunTimes): string {
  const rows = projects.map(({ project, files, tests, span, work }) =>
    [
      project.padEnd(22),
      `${tests} tests`.padStart(12),
      `${files} files`.padStart(11),
      `${span.toFixed(0)} s from first to last`.padStart(26),
      `${work.toFixed(0)} s of work`.padStart(16),
    ].join(''),
  );
  const use = processors
    ? [
        `Processors: ${percent(processors.busy)} busy, ${percent(processors.idle)} idle, ${percent(processors.stolen)} taken by the machine's host.`,
      ]
    : [];
  const sum = `npm ${name === 'test' ? name : `run ${name}`}: ${seconds.toFixed(0)} s, ${yardsticks.toFixed(1)} yardsticks of ${limit}.`;
  return ['Time by project:', ...rows, '', ...use, sum].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

/** A sentence where a run took longer than it may; else undefined. */
export function overLimit({ name, yardsticks, limit }: RunTimes): string | undefined {
  const most = limit * TOLERANCE;
  if (yardsticks <= most) return undefined;
  return `The run ${name} took ${yardsticks.toFixed(1)} yardsticks. Its limit is ${limit}, and it fails above ${most.toFixed(1)}: make room first. The projects and the slowest files stand above.`;
}

/** Adds a run to a file of the last runs, the newest first. */
export function keepTimes(file: string, times: RunTimes, now = new Date()): void {
  const { name, seconds, yardsticks, limit, projects } = times;
  const byProject = projects
    .map(({ project, span, work }) => `${project} (${span.toFixed(0)}, ${work.toFixed(0)})`)
    .join(', ');
  const when = now.toISOString().slice(0, 16).replace('T', ' ');
  const row = `| ${when} | ${name} | ${seconds.toFixed(0)} | ${yardsticks.toFixed(1)} | ${limit} | ${byProject} |`;
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const rows = [row, ...before.filter((line) => /^\| \d/.test(line))].slice(0, KEPT);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${HEAD}${rows.join('\n')}\n`);
}
