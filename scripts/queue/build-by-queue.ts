import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Issue } from '@liveryjs/engine/issues';
import { type Job as Handed, Queue } from 'bullmq';
import {
  type BrandBuild,
  brandBuild,
  failure,
  planBrand,
  unchangedReport,
} from '#scripts/build/build-brand.ts';
import type { BuildOptions, BuildResult } from '#scripts/build/build-brands.ts';
import { createGroups } from '#scripts/build/groups.ts';
import { cacheFolder, openBuild } from '#scripts/build/open-build.ts';
import type { BuildReport } from '#scripts/build/report.ts';
import { openSharedCache } from '#scripts/build/shared-cache.ts';
import { removeLeftovers } from '#scripts/build/write-bundle.ts';
import { Failure } from '#scripts/failure.ts';
import { issuesOf } from '#scripts/plugin/parts-of.ts';
import {
  type BrandResult,
  createDomainCheck,
  domainClaims,
  listBrands,
  loadBrand,
  type Workspace,
} from '#scripts/workspace/index.ts';
import type { QueueAddress } from './address.ts';
import { folderStore, sharedStore } from './bundle-store.ts';
import { connect } from './connect.ts';
import { type Job, jobOptions, MOST_STALLED, type Outcome, QUEUE } from './jobs.ts';
import { standingText } from './standing.ts';

/** So many brands are in the queue at most: what is in it is looked at again and again. */
const MOST_HANDED = 100;
const POLL_MS = 250;
const WORKERS_MS = 2000;
/** After so long without a worker, somebody should be told. */
const LONELY_MS = 5000;

interface Asked {
  readonly id: string;
  readonly hash: string;
  readonly group: string;
  readonly found: readonly Issue[];
  readonly origins: BrandResult['origins'];
  /** Whether its bundle was not where a worker should have left it. */
  missed?: true;
}

type Became = Pick<BrandBuild, 'state' | 'milliseconds' | 'issues'>;

interface QueueBuildOptions extends Omit<BuildOptions, 'onProgress' | 'pseudo'> {
  /** Told, in a line, how far the work is. */
  readonly onStanding?: (line: string) => void;
}

/**
 * Builds brands as `buildBrands` does, by workers: hands brands out, waits for them, and puts their bundles into their
 * folders. A build that was ended is taken up by the same call.
 * @throws Failure when Redis does not answer or refuses, and when bundles do not arrive
 */
export async function buildByQueue(
  workspace: Workspace,
  address: QueueAddress,
  options: QueueBuildOptions,
): Promise<BuildResult> {
  const { note = () => undefined } = options;
  const redis = await connect(address, note);
  const queue = new Queue<Job, Outcome>(QUEUE.name, { connection: redis, prefix: QUEUE.prefix });
  // Every command says itself that it failed.
  queue.on('error', () => undefined);
  try {
    return await handOut(workspace, queue, address, options);
  } finally {
    await Promise.race([queue.close(), pause(1000)]);
    redis.disconnect();
  }
}

async function handOut(
  workspace: Workspace,
  queue: Queue<Job, Outcome>,
  address: QueueAddress,
  options: QueueBuildOptions,
): Promise<BuildResult> {
  const { note = () => undefined, sharedCache } = options;
  const outDir = resolve(workspace.root, options.outDir ?? 'dist');
  const cacheDir = cacheFolder(workspace, options.cacheDir);
  const store = sharedCache
    ? sharedStore(() => openSharedCache(sharedCache, note))
    : folderStore(`${cacheDir}-bundles`, note);
  removeLeftovers(outDir);
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);

  const asked = options.brands ?? listBrands(workspace);
  const left = new Set(asked);
  const builds = new Map<string, BrandBuild>();
  const groups = createGroups<Asked>();
  const handed = new Map<string, Asked>();
  const told = new Set<string>();
  let workers: string[] = [];
  let running = 0;
  let finished = 0;
  let collected = 0;
  const start = performance.now();

  const done = (id: string, build: Became, report?: BuildReport) => {
    builds.set(id, brandBuild({ id, folder: join(outDir, id), ...build }, report));
  };
  const over = ({ id, hash, group, found }: Asked, build: Became, report?: BuildReport) => {
    handed.delete(hash);
    groups.over(group);
    finished++;
    done(id, { ...build, issues: [...found, ...build.issues] }, report);
  };
  const failed = (one: Asked, reason: string) =>
    over(one, { state: 'failed', milliseconds: 0, issues: [failure(one, 'build-worker', { reason })] });

  /** Finds out what there is to build, while the first of it is being built. */
  const plan = async () => {
    const context = openBuild(workspace, cacheDir, note);
    const domainIssues = createDomainCheck();
    for (const id of asked) {
      signal.throwIfAborted();
      const result = loadBrand(workspace, id);
      left.delete(id);
      if (result.abstract && !options.brands) continue;
      const found = [...issuesOf(workspace, result), ...domainIssues(domainClaims(result))];
      const planned = planBrand(context, result, found);
      if ('issues' in planned) {
        done(id, { state: 'failed', milliseconds: 0, issues: [...found, ...planned.issues] });
      } else {
        const { hash, module } = planned;
        const report = unchangedReport(join(outDir, id), hash, id, note);
        if (report) done(id, { state: 'unchanged', milliseconds: 0, issues: found }, report);
        else
          groups.add(context.keys.code(module), {
            id,
            hash,
            group: context.keys.code(module),
            found,
            origins: result.origins,
          });
      }
      await pause(0);
    }
  };

  const hand = async (one: Asked) => {
    const { jobId = '', ...rest } = jobOptions(one.hash);
    const before = await queue.getJob(jobId);
    // What failed in an earlier build is tried again.
    if (before?.finishedOn && before.returnvalue?.state !== 'built') await before.remove();
    await queue.add(one.id, { brand: one.id, inputHash: one.hash }, { jobId, ...rest });
    handed.set(one.hash, one);
  };

  const collect = async (one: Asked, job: Handed<Job, Outcome>, milliseconds: number) => {
    const report = await store.collect(one.hash, one.id, join(outDir, one.id));
    if (report) {
      collected++;
      return over(one, { state: 'built', milliseconds, issues: [] }, report);
    }
    await job.remove();
    if (one.missed) {
      const where = sharedCache ? `the shared cache at ${sharedCache.url}` : `${cacheDir}-bundles`;
      const reason = `The bundle of ${one.id} was built, and is not in ${where}. Give the workers the same LIVERY_CACHE_URL, LIVERY_CACHE_KEY and LIVERY_CACHE_TEAM as this command; without them, start them on this machine, in the same folder.`;
      // Where none arrives, the others would be built for nothing.
      if (collected === 0) throw new Failure(reason);
      return failed(one, reason);
    }
    one.missed = true;
    await hand(one);
  };

  /** Looks after one brand in the queue. @returns whether a worker builds it now */
  const look = async (one: Asked): Promise<boolean> => {
    const job = await queue.getJob(jobOptions(one.hash).jobId ?? '');
    // Redis has lost it, as one does that was started anew without a file.
    if (!job) {
      await hand(one);
      return false;
    }
    const { finishedOn, processedOn, returnvalue: outcome, failedReason, data } = job;
    if (finishedOn) {
      if (outcome?.state === 'built') await collect(one, job, outcome.milliseconds);
      else if (outcome) over(one, outcome);
      else failed(one, sentenceOf(failedReason));
      return false;
    }
    const { refusals = {} } = data;
    for (const sentence of Object.values(refusals)) {
      if (!told.has(sentence)) note(sentence);
      told.add(sentence);
    }
    if (workers.length > 0 && workers.every((name) => name in refusals)) {
      // A worker that has it just now may be able to.
      const removed = await job.remove().then(
        () => true,
        () => false,
      );
      if (removed) failed(one, [...new Set(Object.values(refusals))].join(' '));
    }
    return processedOn !== undefined;
  };

  let lonelySince = performance.now();
  let lookedAfterWorkers = 0;
  const lookAfterWorkers = async () => {
    if (performance.now() - lookedAfterWorkers < WORKERS_MS) return;
    lookedAfterWorkers = performance.now();
    workers = (await queue.getWorkers()).flatMap(({ rawname = '' }) => /:w:(.*)$/.exec(rawname)?.[1] ?? []);
    if (workers.length > 0) lonelySince = performance.now();
    if (performance.now() - lonelySince < LONELY_MS) return;
    lonelySince = Number.POSITIVE_INFINITY;
    note(
      `No worker is at the queue. Start one or more, on any machine with the same files: livery worker --queue ${address.shown}`,
    );
  };

  let planned = false;
  const give = async () => {
    while (!planned || groups.size + handed.size > 0) {
      const round = async () => {
        await lookAfterWorkers();
        const states = await Promise.all([...handed.values()].map(look));
        running = states.filter(Boolean).length;
        while (handed.size < MOST_HANDED) {
          const next = groups.next();
          if (next === undefined) break;
          await hand(next);
        }
      };
      await until(signal, round());
      options.onStanding?.(
        standingText({
          done: builds.size,
          failed: [...builds.values()].filter(({ state }) => state === 'failed').length,
          running,
          total: builds.size + groups.size + handed.size + left.size,
          workers: workers.length,
          finished,
          elapsed: performance.now() - start,
        }),
      );
      await pause(POLL_MS);
    }
  };

  try {
    const planning = plan().then(() => {
      planned = true;
    });
    await Promise.all([planning, give()]);
  } catch (error) {
    ending.abort();
    if (options.signal?.aborted && handed.size > 0)
      note(
        `Ended while ${handed.size} of the brands were in the queue. Workers go on with them; the same command collects them and hands out the rest.`,
      );
    throw error;
  }
  const brands = asked.flatMap((id) => builds.get(id) ?? []);
  return { brands, ok: brands.every(({ state }) => state !== 'failed') };
}

/** A promise, or the end of the work when that comes first. */
function until<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

function sentenceOf(failedReason: string): string {
  return failedReason.startsWith('job stalled')
    ? `Workers have ended ${MOST_STALLED + 1} times while they built it, as they do when the machine has too little memory.`
    : failedReason;
}
