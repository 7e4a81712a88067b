import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { machineFailure } from '@liveryjs/workspace/failure';
import type { Case } from './case.ts';
import { guard } from './guard.ts';
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
import { ownPeak } from './own-peak.mjs';
import { shrink } from './shrink.ts';
import type { Target } from './target.ts';
import { seedsOf, targetOf } from './targets.ts';

/** A case is made smaller for so long, in milliseconds. */
const SHRINKING_MS = 8000;
/** Limits are those of a quick machine: a busy or an old one needs as many times as long. */
const SLOWEST = 3;
/** A process that has grown to so many bytes makes room for another. */
const MOST_KEPT = 900 * 1024 * 1024;

// Pages are built with it, and Node has none.
register(
  `data:text/javascript,${encodeURIComponent(`export async function load(url, context, next) {
    const loaded = await next(url, context);
    if (!url.includes('/client/')) return loaded;
    return { ...loaded, source: String(loaded.source).replaceAll('import.meta.env', '({ DEV: true })') };
  }`)}`,
);

// A stack of readers in each other is higher than ten.
Error.stackTraceLimit = 60;

const send = (report: Report) => process.send?.(report);

/** Number of the steps that were begun, as the thread beside sees it. */
const begun = new Int32Array(new SharedArrayBuffer(4));

/**
 * Ends this process when one step has taken so much time of the processor, and when nobody waits for it any more: a reader that
 * hangs lets nothing else end it.
 */
function watchBeside(milliseconds: number): void {
  const code = `
    const { writeSync } = require('node:fs');
    const { workerData } = require('node:worker_threads');
    let [last, since] = [-1, 0];
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      const now = Atomics.load(workerData.begun, 0);
      if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
      if (now !== last) [last, since] = [now, user + system];
      else if (user + system - since > workerData.milliseconds * 1000) {
        writeSync(2, workerData.mark);
        // Packages handle other signals, which takes a thread that is free.
        process.kill(process.pid, 'SIGKILL');
      }
    }, 200);`;
  new Worker(code, {
    eval: true,
    execArgv: [],
    workerData: { begun, milliseconds, mark: HANG_MARK, parent: process.ppid },
  }).unref();
}

let isOver = false;
// A process that has nothing left to do ends, though its case waits for what does not come.
process.on('beforeExit', () => process.exit(isOver ? 0 : WAITED));

process.once('message', (work: Work) => {
  void run(work).then(() => {
    isOver = true;
    send({ ends: true });
    process.disconnect();
  });
});

type Bad = Pick<Failing, 'kind' | 'message' | 'stack'>;

async function run({ folder, seed, tasks, hangs }: Work): Promise<void> {
  const inside = join(folder, 'case');
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(folder, 'secret.json'), '{ "secret": { "$type": "number", "$value": 4711 } }');
  const readers = new Map<string, Reader>();
  for (const { target: name, first } of tasks) {
    const target = targetOf(name);
    if (target === undefined) throw new Error(`There is no target ${name}.`);
    send({ begins: first - 1, target: name, step: 'read' });
    const seeds = seedsOf(name);
    const readCase = await target.open(inside);
    // Modules that a reader loads later are loaded by now, and the files that it reads once are read.
    await attempt(readCase, seeds[0] ?? new Map());
    readers.set(name, { name, seeds, readCase, limits: target.limits });
  }
  console.warn = () => undefined;
  watchBeside(hangs);
  const judge = createJudge(inside);
  for (const task of tasks) {
    const reader = readers.get(task.target);
    if (reader !== undefined) await runTask(task, reader, seed, judge, inside);
  }
}

interface Reader extends Pick<Target, 'limits'> {
  readonly name: string;
  readonly seeds: readonly Case[];
  readonly readCase: (input: Case) => void | Promise<void>;
}

type Judge = (reader: Reader, input: Case) => Promise<Bad | undefined>;

async function runTask(
  task: Task,
  reader: Reader,
  seed: number,
  judge: Judge,
  inside: string,
): Promise<void> {
  const { target, first, given } = task;
  const told = new Set<string>();
  const begin = (number: number, step: Step) => {
    send({ begins: number, target, step });
    Atomics.add(begun, 0, 1);
  };
  const look = async (number: number, input: Case) => {
    const judgeAlone = (alone: Case) => {
      begin(number, 'read');
      rmSync(inside, { recursive: true, force: true });
      mkdirSync(inside);
      return judge(reader, alone);
    };
    let bad = await judgeAlone(input);
    // A delay that happens once, as when code is compiled, is no fault of the reader.
    if (bad?.kind === 'slow') bad = await judgeAlone(input);
    if (bad === undefined || told.has(signOf(bad))) return;
    told.add(signOf(bad));
    const sign = signOf(bad);
    const failsAlike = async (smaller: Case) => {
      const again = await judgeAlone(smaller);
      return again !== undefined && signOf(again) === sign;
    };
    // Memory that was had once is not asked for again.
    const smallest = bad.kind === 'memory' ? input : await shrink(input, failsAlike, SHRINKING_MS);
    send({ fails: { ...bad, target, number, input: smallest } });
  };
  if (given !== undefined) {
    for (const [place, input] of given.entries()) await look(place, input);
    return;
  }
  const end = performance.now() + task.milliseconds;
  for (let number = first; performance.now() < end; number++) {
    // Memory that readers keep of earlier cases is no fault of the next one: the rest is for another process.
    if (process.memoryUsage.rss() > MOST_KEPT) process.exit(ROOM_MADE);
    begin(number, 'make');
    await look(number, makeCase(reader.seeds, seed + number));
  }
}

/** Failures that have the same cause, as far as one can see. */
function signOf({ kind, message, stack }: Bad): string {
  return `${kind} ${stack[0] ?? message}`;
}

function createJudge(inside: string): Judge {
  const strayed = guard(inside);
  const later: unknown[] = [];
  process.on('unhandledRejection', (error) => later.push(error));
  process.on('uncaughtException', (error) => later.push(error));
  return async ({ readCase, limits }, input) => {
    const before = process.memoryUsage.rss();
    const peak = ownPeak();
    const started = process.cpuUsage();
    const error = await attempt(readCase, input);
    await new Promise((resolve) => setImmediate(resolve));
    const { user, system } = process.cpuUsage(started);
    const outside = strayed();
    if (outside !== undefined) return badOf('outside', outside);
    const crash = error ?? later[0];
    later.length = 0;
    if (crash !== undefined && !isExpected(crash)) return badOf('crash', crash);
    if ((user + system) / 1000 > limits.milliseconds * SLOWEST)
      return {
        kind: 'slow',
        message: `It takes more than ${limits.milliseconds} ms of the processor.`,
        stack: [],
      };
    const now = ownPeak();
    const megabytes = now > peak ? now / 1024 - before / 1024 / 1024 : 0;
    return megabytes > limits.megabytes
      ? { kind: 'memory', message: `It takes more than ${limits.megabytes} MiB.`, stack: [] }
      : undefined;
  };
}

/** @returns what a reader throws */
async function attempt(readCase: (input: Case) => void | Promise<void>, input: Case): Promise<unknown> {
  try {
    await readCase(input);
    return undefined;
  } catch (error) {
    return error ?? new Error('It throws nothing.');
  }
}

/** A failure with a message, which a command shows as it is. */
function isExpected(error: unknown): boolean {
  const failure = machineFailure(error);
  return failure !== undefined && /\S/.test(failure.message);
}

function badOf(kind: Bad['kind'], error: unknown): Bad {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const places = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node:|node_modules|tests\/fuzz\/(guard|run-cases)/.test(line))
    .map((line) => line.trim().replace(/file:\/\/\S*?(?=(engine|scripts|client|workspace|tests)\/)/, ''));
  return { kind, message: `${name}: ${message.slice(0, 300)}`, stack: places.slice(0, 6) };
}
