import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCorpus } from './case.ts';
import {
  type Failing,
  HANG_MARK,
  type Report,
  ROOM_MADE,
  type Step,
  type Task,
  WAITED,
  type Work,
} from './messages.ts';
import { makeCase } from './mutate.ts';
import { shrink } from './shrink.ts';
import { seedsOf } from './targets.ts';

/** A case that takes so much time of the processor to be made, or to be read, hangs, in milliseconds. */
const HANGS_MS = 20_000;
/**
 * A case that nothing is heard of for so long hangs, too: it waits for what does not come. Where a dozen processes share a core, a case
 * gets the time of the processor that it may take four times before.
 */
const PATIENCE_MS = 1_000_000;
/** Memory of a process for objects of JavaScript, in MiB. */
const HEAP_MB = 1400;
/** A case that ends its process is made smaller for so long, in milliseconds: each attempt is a process. */
const SHRINKING_MS = 60_000;

interface FuzzOptions {
  readonly seed: number;
  /** Milliseconds that cases are made for each target. */
  readonly milliseconds: number;
  /** Number of the first case. Default: 0. */
  readonly first?: number;
  /** Is told of each failing case as it is there. */
  readonly onFound?: (failing: Failing) => void;
}

/**
 * Runs made cases of some targets, one target after the other, in a process of their own. A process that hangs, or ends by itself, is
 * replaced by another.
 *
 * @returns how many cases of each target were run
 */
export async function fuzz(
  targets: readonly string[],
  { seed, milliseconds, first = 0, onFound = () => undefined }: FuzzOptions,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  await runTasks(
    seed,
    targets.map((target) => ({ target, first, milliseconds })),
    { onFound, onCase: (target, number) => counts.set(target, number - first + 1) },
  );
  return counts;
}

/** A case of the corpus that a reader fails on. */
export interface Relapse extends Pick<Failing, 'kind' | 'message' | 'stack'> {
  /** Relative to the corpus. */
  readonly entry: string;
}

/** Runs the cases of the corpus. */
export async function replay(targets: readonly string[]): Promise<readonly Relapse[]> {
  const corpus = new Map(targets.map((target) => [target, readCorpus(target)]));
  const relapses: Relapse[] = [];
  const tasks = [...corpus].map(([target, entries]) => ({
    ...{ target, first: 0, milliseconds: 0 },
    given: entries.map(({ input }) => input),
  }));
  const onFound = ({ target, number, kind, message, stack }: Failing) => {
    relapses.push({ entry: corpus.get(target)?.[number]?.name ?? target, kind, message, stack });
  };
  await runTasks(0, tasks, { onFound });
  return relapses;
}

interface RunOptions {
  readonly onFound: (failing: Failing) => void;
  /** Is told of each case that begins. */
  readonly onCase?: (target: string, number: number) => void;
  /** A case that takes so much time of the processor to be made, or to be read, hangs, in milliseconds. */
  readonly hangs?: number;
}

/** Runs cases, task after task. A process that hangs, or ends by itself, is replaced by another. */
export async function runTasks(seed: number, all: readonly Task[], options: RunOptions): Promise<void> {
  const told = new Set<string>();
  const add = (failing: Failing) => {
    // One process after another may find the same.
    const sign = `${failing.target} ${failing.kind} ${failing.stack[0] ?? failing.message}`;
    if (!told.has(sign)) options.onFound(failing);
    told.add(sign);
  };
  for (let tasks = all; tasks.length > 0; ) {
    const ran = await runProcess(
      { seed, tasks, hangs: options.hangs ?? HANGS_MS },
      { ...options, onFound: add },
    );
    if (ran === 'done') return;
    const { target, number, milliseconds, broken } = ran;
    const place = tasks.findIndex((task) => task.target === target);
    const task = tasks[place];
    if (task === undefined)
      throw new Error(`A process that runs cases did not begin. ${broken?.message ?? ''}`);
    if (broken !== undefined)
      add({ ...broken, target, number, input: await smallest(seed, task, number, broken) });
    const rest = {
      ...task,
      first: number + 1,
      milliseconds: task.milliseconds - milliseconds,
      // Given cases are few: what comes after one that ends the process waits until that one is mended.
      ...(task.given && { given: [] }),
    };
    // A process opens all its readers before its first case: one that ends there has done nothing of the tasks before.
    const undone = number < task.first ? tasks.slice(0, place) : [];
    tasks = [...undone, ...(rest.milliseconds > 0 ? [rest] : []), ...tasks.slice(place + 1)];
  }
}

type Broken = Pick<Failing, 'kind' | 'message' | 'stack'>;

async function smallest(seed: number, { target, given }: Task, number: number, { kind }: Broken) {
  if (given !== undefined) return given[number] ?? new Map();
  if (kind === 'unmade') return new Map();
  const input = makeCase(seedsOf(target), seed + number);
  if (kind === 'hang') return input;
  const tasksOf = (smaller: typeof input) => [{ target, first: 0, given: [smaller], milliseconds: 0 }];
  const failsAlike = async (smaller: typeof input) => {
    const work = { seed, tasks: tasksOf(smaller), hangs: HANGS_MS };
    const again = await runProcess(work, { onFound: () => undefined });
    return again !== 'done' && again.broken?.kind === kind;
  };
  return shrink(input, failsAlike, SHRINKING_MS);
}

/** Where a process ended before its work did. */
interface Ended {
  /** The last case that was begun. */
  readonly target: string;
  readonly number: number;
  /** Milliseconds that cases of that target were run. */
  readonly milliseconds: number;
  /** Missing where the process made room for another. */
  readonly broken?: Broken;
}

async function runProcess(work: Omit<Work, 'folder'>, options: RunOptions): Promise<Ended | 'done'> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'livery-fuzz-')));
  const child = fork(resolve(import.meta.dirname, 'run-cases.ts'), {
    serialization: 'advanced',
    execArgv: ['--import', 'tsx', `--max-old-space-size=${HEAP_MB}`],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', LIVERY_DEBUG: '' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  try {
    child.send({ ...work, folder } satisfies Work);
    return await watch(child, options);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The case that was begun last. */
interface Begun extends Pick<Ended, 'target' | 'number'> {
  readonly step: Step;
}

function unmade(message: string): string {
  return `No reader is at fault: tests/fuzz/mutate.ts does not make the case. ${message}`;
}

function watch(
  child: ChildProcess,
  { onFound, onCase = () => undefined }: RunOptions,
): Promise<Ended | 'done'> {
  return new Promise((resolve) => {
    let last: Begun = { target: '', number: -1, step: 'read' };
    let since = performance.now();
    let complaints = '';
    child.stderr?.on('data', (bytes) => {
      complaints = `${complaints}${bytes}`.slice(-4000);
    });
    const end = (broken?: Broken) => {
      clearTimeout(timer);
      const isUnmade = broken !== undefined && last.step === 'make';
      const told = isUnmade
        ? { ...broken, kind: 'unmade' as const, message: unmade(broken.message) }
        : broken;
      resolve({ ...last, milliseconds: performance.now() - since, ...(told && { broken: told }) });
    };
    const hangs = () => end({ kind: 'hang', message: 'It does not come to an end.', stack: [] });
    let timer = setTimeout(hangs, PATIENCE_MS);
    child.on('message', (report: Report) => {
      clearTimeout(timer);
      timer = setTimeout(hangs, PATIENCE_MS);
      if ('fails' in report) onFound(report.fails);
      if ('begins' in report) {
        const { target, begins: number, step } = report;
        if (target !== last.target) since = performance.now();
        last = { target, number, step };
        if (number >= 0 && step === 'read') onCase(target, number);
      }
      if ('ends' in report) {
        clearTimeout(timer);
        resolve('done');
      }
    });
    // When all is read that it has written.
    child.on('close', (code, signal) => {
      if (code === ROOM_MADE) return end();
      if (complaints.includes(HANG_MARK) || code === WAITED) return hangs();
      // It may end before what it said last is heard.
      if (code === 0) return resolve('done');
      const isMemory = /out of memory|Allocation failed/i.test(complaints);
      const message = isMemory
        ? 'It takes more memory than there is.'
        : `The process ends by itself (${signal ?? code}): ${complaints.trim().slice(-600)}`;
      end({ kind: isMemory ? 'memory' : 'crash', message, stack: [] });
    });
  });
}
