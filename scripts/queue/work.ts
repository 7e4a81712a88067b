import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { machineFailure } from '@liveryjs/workspace/failure';
import { DelayedError, type Job as Handed, type Processor, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueAddress } from './address.ts';
import { type Bench, type BenchOptions, openBench } from './bench.ts';
import { planKeeper } from './carry-out.ts';
import { connect, replyTrouble } from './connect.ts';
import { isJob, type Job, LOCK_MS, MOST_STALLED, type Outcome, QUEUE } from './jobs.ts';
import { PLANS, type Plan } from './plans.ts';

/** The time for which a brand that is refused is left to other workers, in milliseconds. */
const REFUSED_MS = 2000;
/** Milliseconds that a worker rests when it lacks something; the pause is twice as long each time, up to the longest. */
const REST_MS = 1000;
const LONGEST_REST_MS = 10_000;
/** Milliseconds that a Redis which is away is waited for at the end: then others find that this worker has ended. */
const FAREWELL_MS = 3000;

export interface WorkerOptions extends BenchOptions {
  /** Told of what was done. */
  readonly out: (line: string) => void;
  /** Ends the work after the brand that is being built. */
  readonly signal: AbortSignal;
}

/**
 * Builds the brands that a queue hands out, one at a time, and publishes what is planned, until it is told to end.
 * @returns whether it ended because it was told to; false when its own code has changed since it began
 * @throws Failure when Redis does not answer or refuses
 */
export async function work(address: QueueAddress, options: WorkerOptions): Promise<boolean> {
  const { signal, note, out } = options;
  const name = `${hostname()}-${process.pid}`;
  const bench = await openBench(options);
  let redis: Redis | undefined;
  let builder: Worker<Job, Outcome> | undefined;
  let keeper: Worker<Plan, void> | undefined;
  try {
    redis = await connect(address, {
      away: (sentence) => note(`${sentence} Waiting until it is back.`),
      back: note,
    });
    const outdated = new AbortController();
    const over = ended(AbortSignal.any([signal, outdated.signal]));
    const shift = { ...options, address, bench, name, outdated, over };
    builder = await startWorker(
      redis,
      shift,
      QUEUE.name,
      jobBuilder(shift, () => void builder?.pause(true)),
    );
    // A plan has its moment, whatever is being built.
    keeper = await startWorker(redis, shift, PLANS, planKeeper(shift));
    if (!signal.aborted)
      out(`Worker ${name} waits for brands at ${address.shown}. Ctrl-C ends it after the brand it builds.`);
    await over;
    return !outdated.signal.aborted;
  } finally {
    if (redis) await endWorkers([builder, keeper], redis);
    bench.close();
  }
}

interface Shift extends WorkerOptions {
  readonly address: QueueAddress;
  readonly bench: Bench;
  /** The name of this worker. */
  readonly name: string;
  /** Is aborted when this process runs other code than the files say. */
  readonly outdated: AbortController;
  /** Is settled when the work is to end. */
  readonly over: Promise<void>;
}

/** Starts a worker, anew until Redis stays while it starts. @returns undefined when the work is to end before that */
async function startWorker<Data, Result>(
  redis: Redis,
  { address, name, note, signal, over }: Shift,
  queue: string,
  work: Processor<Data, Result>,
): Promise<Worker<Data, Result> | undefined> {
  const noteOnce = once(note);
  while (!signal.aborted) {
    const worker = new Worker<Data, Result>(queue, work, {
      connection: redis,
      prefix: QUEUE.prefix,
      name,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS / 2,
      maxStalledCount: MOST_STALLED,
      // While Redis is away, commands wait; what fails is tried again soon.
      runRetryDelay: 1000,
    });
    // The job says what became of a brand, and the connection that Redis is away.
    worker.on('error', (error) => {
      const trouble = replyTrouble(error, address);
      if (trouble) noteOnce(trouble);
    });
    try {
      await Promise.race([worker.waitUntilReady(), over]);
      return worker;
    } catch {
      // Redis went away while the worker began, which never begins after that.
      noteOnce(`Redis at ${address.shown} went away while this worker began. It begins anew.`);
      await Promise.race([worker.close(true), pause(FAREWELL_MS)]);
      await Promise.race([pause(REST_MS), over]);
    }
  }
  return undefined;
}

/** Ends workers after what each of them does, and their connections, whatever state Redis is in. */
async function endWorkers(workers: readonly (Worker | undefined)[], redis: Redis): Promise<void> {
  let isClosed = false;
  const closing = Promise.all(workers.map((worker) => worker?.close(redis.status !== 'ready'))).then(() => {
    isClosed = true;
  });
  let readyAt = performance.now();
  while (!isClosed && performance.now() - readyAt < FAREWELL_MS) {
    await Promise.race([closing, pause(250)]);
    if (redis.status === 'ready') readyAt = performance.now();
  }
  if (!isClosed) for (const worker of workers) worker?.disconnect().catch(() => undefined);
  redis.disconnect();
}

/** Builds what jobs name. @param stop takes no further job */
function jobBuilder(
  { bench, name, note, out, over, outdated }: Shift,
  stop: () => void,
): (job: Handed<Job, Outcome>, token?: string) => Promise<Outcome> {
  let rest = REST_MS;
  let told: string | undefined;
  const giveBack = async (job: Handed, token: string | undefined, milliseconds: number) => {
    await job.moveToDelayed(Date.now() + milliseconds, token);
    return new DelayedError();
  };
  const inTrouble = async (job: Handed<Job, Outcome>, token: string | undefined, sentence: string) => {
    const { data } = job;
    if (told !== sentence) note(`${data.brand} waits, and is tried again. ${sentence}`);
    told = sentence;
    const trouble = `Worker ${name} cannot build at the moment. ${sentence}`;
    await job.updateData({ ...data, troubles: { ...data.troubles, [name]: trouble } });
    // Other brands would meet the same, so that this worker takes none meanwhile.
    await Promise.race([pause(rest), over]);
    rest = Math.min(2 * rest, LONGEST_REST_MS);
    return giveBack(job, token, 0);
  };
  const refuse = async (
    job: Handed<Job, Outcome>,
    token: string | undefined,
    why: 'differs' | 'outdated',
  ) => {
    const { data } = job;
    const sentence =
      why === 'differs'
        ? `Worker ${name} does not build ${data.brand}: its files, its packages or its Node (${process.version}) are not the same as where the build was started. Bring both to the same state.`
        : `Worker ${name} ends, because its code was changed since it began. Start it again.`;
    note(sentence);
    await job.updateData({ ...data, refusals: { ...data.refusals, [name]: sentence } });
    if (why === 'outdated') {
      stop();
      outdated.abort();
    }
    return giveBack(job, token, REFUSED_MS);
  };
  return async (job, token) => {
    if (!isJob(job.data)) throw new Error(`${name}: The job is none that this version of Livery knows.`);
    const { brand, inputHash } = job.data;
    const outcome = await bench.build(brand, inputHash).catch((error: unknown) => {
      const trouble = machineFailure(error);
      if (trouble) return { trouble: trouble.message };
      const reason = firstLine(error);
      note(`${brand} could not be built here. ${reason}`);
      throw new Error(`${name}: ${reason}`);
    });
    if (outcome === 'differs' || outcome === 'outdated') throw await refuse(job, token, outcome);
    if ('trouble' in outcome) throw await inTrouble(job, token, outcome.trouble);
    rest = REST_MS;
    told = undefined;
    out(`${outcome.state === 'built' ? 'Built' : 'Failed'} ${brand} (${seconds(outcome)} s)`);
    return outcome;
  };
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Tells each sentence once. */
function once(note: (sentence: string) => void): (sentence: string) => void {
  const told = new Set<string>();
  return (sentence) => {
    if (!told.has(sentence)) note(sentence);
    told.add(sentence);
  };
}

function seconds({ milliseconds }: Outcome): string {
  return (milliseconds / 1000).toFixed(1);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
