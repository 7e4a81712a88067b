import { setTimeout as pause } from 'node:timers/promises';
import { type BrandBuild, brandBuild, failure, placed } from '#scripts/build/build-brand.ts';
import type { BuildOptions, BuildResult } from '#scripts/build/build-brands.ts';
import { cacheFolder } from '#scripts/build/cache-folder.ts';
import { createGroups } from '#scripts/build/groups.ts';
import type { BuildReport } from '#scripts/build/report.ts';
import { openSharedCache } from '#scripts/build/shared-cache.ts';
import { removeLeftovers } from '#scripts/build/write-bundle.ts';
import { Failure } from '#scripts/failure.ts';
import { inside, named, pathInside } from '#scripts/inside.ts';
import { listBrands, type Workspace } from '#scripts/workspace/index.ts';
import type { QueueAddress } from './address.ts';
import { folderStore, StoreTrouble, sharedStore } from './bundle-store.ts';
import { connect, replyTrouble } from './connect.ts';
import { type JobBoard, openBoard } from './job-board.ts';
import { allDone, createPatience, USUAL_PATIENCE_MS, until } from './patience.ts';
import { type Order, planOrders } from './plan-orders.ts';
import { standingText } from './standing.ts';

/** So many brands are in the queue at most: what is in it is looked at again and again. */
const MOST_HANDED = 100;
const POLL_MS = 250;
const WORKERS_MS = 2000;
/** After so long without a worker, somebody should be told. */
const LONELY_MS = 5000;
/** The most bundles that are looked for at a time: each is in memory until it is written. */
const FETCHED_AT_ONCE = 4;
/** Milliseconds that the shared cache is left alone after it did not answer. */
const CACHE_REST_MS = 2000;

type Became = Pick<BrandBuild, 'state' | 'milliseconds' | 'issues'>;

/** The things that are in the way of a build at the moment, each a sentence. */
interface Troubles {
  redis?: string;
  answers?: string;
  cache?: string;
  workers?: string;
}

interface QueueBuildOptions extends Omit<BuildOptions, 'onProgress' | 'pseudo'> {
  /** Told, in a line, how far the work is. */
  readonly onStanding?: (line: string) => void;
  /** Milliseconds that trouble of Redis, workers and the shared cache is waited for. Default: 30 minutes. */
  readonly patience?: number | undefined;
}

/**
 * Builds brands as `buildBrands` does, by workers: hands brands out, waits for them, and puts their bundles into their
 * folders. A build that was ended is taken up by the same call. Trouble of Redis, workers and the shared cache is told and waited
 * for, and fails no brand.
 * @throws Failure when Redis does not answer at the beginning or refuses, and when trouble lasts too long
 */
export async function buildByQueue(
  workspace: Workspace,
  address: QueueAddress,
  options: QueueBuildOptions,
): Promise<BuildResult> {
  const { note = () => undefined } = options;
  const troubles: Troubles = {};
  const redis = await connect(address, {
    away: (sentence) => {
      troubles.redis = sentence;
    },
    back: (sentence) => {
      delete troubles.redis;
      note(sentence);
    },
  });
  const board = openBoard(redis, address);
  try {
    return await handOut(workspace, board, address, options, troubles);
  } finally {
    await Promise.race([board.close(), pause(1000)]);
    redis.disconnect();
  }
}

async function handOut(
  workspace: Workspace,
  board: JobBoard,
  address: QueueAddress,
  options: QueueBuildOptions,
  troubles: Troubles,
): Promise<BuildResult> {
  const { note = () => undefined, sharedCache, patience: limit = USUAL_PATIENCE_MS } = options;
  const outDir = named(workspace.root, options.outDir ?? 'dist');
  const folderOf = (id: string) => inside(outDir, pathInside(id));
  const cacheDir = cacheFolder(workspace, options.cacheDir, note);
  const store = sharedCache
    ? sharedStore(() => openSharedCache(sharedCache, () => undefined))
    : folderStore(`${cacheDir}-bundles`, note);
  removeLeftovers(outDir);
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);

  const ids = options.brands ?? listBrands(workspace);
  const left = new Set(ids);
  const builds = new Map<string, BrandBuild>();
  const groups = createGroups<Order>();
  const handed = new Map<string, Order>();
  const noted = new Set<string>();
  let workers: string[] = [];
  let running = 0;
  let finished = 0;
  let collected = 0;
  let cacheRestsUntil = 0;
  let firstAt: number | undefined;

  const done = (id: string, build: Became, report?: BuildReport) => {
    builds.set(id, brandBuild({ id, folder: folderOf(id), ...build }, report));
  };
  const over = ({ id, hash, group, issues }: Order, build: Became, report?: BuildReport) => {
    handed.delete(hash);
    groups.over(group);
    if (build.state !== 'cached') {
      if (firstAt === undefined) firstAt = performance.now();
      else finished++;
    }
    done(id, { ...build, issues: [...issues, ...build.issues] }, report);
  };
  const failed = (order: Order, reason: string) =>
    over(order, { state: 'failed', milliseconds: 0, issues: [failure(order, 'build-worker', { reason })] });

  /** Finds out what there is to build, while the first of it is being built. */
  const plan = async () => {
    for await (const planned of planOrders(workspace, options.brands, { outDir, cacheDir, note })) {
      signal.throwIfAborted();
      const { id } = planned;
      left.delete(id);
      if (planned.state === 'ordered') groups.add(planned.order.group, planned.order);
      else if (planned.state !== 'abstract')
        done(id, { ...planned, milliseconds: 0 }, 'report' in planned ? planned.report : undefined);
    }
  };

  const foreign = (order: Order) => {
    order.troubles = [
      `Redis at ${address.shown} holds of a brand what this version of Livery has not written, so the brand is handed out again. Give workers the same version, and a database of Redis of their own.`,
    ];
  };

  const hand = async (order: Order) => {
    await board.add({ brand: order.id, inputHash: order.hash });
    order.isHanded = true;
  };
  /** Hands out again what has ended without a bundle. A worker that has it just now may be able to build it. */
  const handAgain = async (order: Order) => {
    if (await board.remove(order.hash)) await hand(order);
  };

  /** The report of a bundle that lies in its folder now; undefined when there is none. */
  const fetchBundle = async (order: Order): Promise<BuildReport | undefined | 'later'> => {
    if (performance.now() < cacheRestsUntil) return 'later';
    try {
      const report = await store.collect(order.hash, order.id, folderOf(order.id));
      delete troubles.cache;
      return report;
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
      troubles.cache = error.message;
      cacheRestsUntil = performance.now() + CACHE_REST_MS;
      return 'later';
    }
  };

  const collect = async (order: Order, milliseconds: number) => {
    const report = await fetchBundle(order);
    if (report === 'later') return;
    if (report) {
      collected++;
      return over(order, { state: 'built', milliseconds, issues: [] }, report);
    }
    if (order.missed) {
      const where = sharedCache ? `the shared cache at ${sharedCache.url}` : `${cacheDir}-bundles`;
      const reason = `The bundle of ${order.id} was built, and is not in ${where}. Give the workers the same LIVERY_CACHE_URL, LIVERY_CACHE_KEY and LIVERY_CACHE_TEAM as this command; without them, start them on this machine, in the same folder.`;
      // Where none arrives, the others would be built for nothing.
      if (collected === 0) throw new Failure(reason);
      order.troubles = [reason];
    }
    order.missed = true;
    await handAgain(order);
  };

  /** Looks after one brand in the queue. @returns whether a worker builds it now */
  const look = async (order: Order): Promise<boolean> => {
    // Redis has refused it.
    if (!order.isHanded) {
      await begin(order);
      return false;
    }
    const job = await board.look(order.hash);
    switch (job.state) {
      // Redis has lost it, as one does that was started anew without a file.
      case 'missing':
        await hand(order);
        return false;
      case 'foreign':
        foreign(order);
        await handAgain(order);
        return false;
      case 'broken':
        failed(order, job.reason);
        return false;
      case 'over':
        if (job.outcome.state === 'built') await collect(order, job.outcome.milliseconds);
        else over(order, { ...job.outcome, issues: placed(order, job.outcome.issues) });
        return false;
    }
    const { refusals = {}, troubles: lacks } = job.job;
    for (const sentence of Object.values(refusals)) {
      if (!noted.has(sentence)) note(sentence);
      noted.add(sentence);
    }
    if (lacks) order.troubles = Object.values(lacks);
    const isRefused = workers.length > 0 && workers.every((name) => Object.hasOwn(refusals, name));
    if (isRefused && (await board.remove(order.hash)))
      failed(order, [...new Set(Object.values(refusals))].join(' '));
    return job.isRunning;
  };

  let lonelySince = performance.now();
  let lookedAfterWorkers = 0;
  const lookAfterWorkers = async () => {
    if (performance.now() - lookedAfterWorkers < WORKERS_MS) return;
    lookedAfterWorkers = performance.now();
    workers = await board.workers();
    if (workers.length > 0 || handed.size === 0) lonelySince = performance.now();
    if (performance.now() - lonelySince < LONELY_MS) delete troubles.workers;
    else
      troubles.workers = `No worker is at the queue. Start one or more, on any machine with the same files: livery worker --queue ${address.shown}.`;
  };

  /** Hands out a brand that nobody has built yet. */
  const begin = async (order: Order) => {
    const report = await fetchBundle(order);
    if (report !== undefined && report !== 'later')
      return over(order, { state: 'cached', milliseconds: 0, issues: [] }, report);
    const before = await board.look(order.hash);
    // A brand that failed in an earlier build is tried again.
    if (before.state === 'broken' || (before.state === 'over' && before.outcome.state === 'failed'))
      await board.remove(order.hash);
    await hand(order);
  };

  const round = async () => {
    await lookAfterWorkers();
    const states = await allDone([...handed.values()].map(look));
    running = states.filter(Boolean).length;
    while (handed.size < MOST_HANDED) {
      const next = Array.from({ length: FETCHED_AT_ONCE }, () => groups.next()).filter(
        (order) => order !== undefined,
      );
      if (next.length === 0) break;
      for (const order of next) handed.set(order.hash, order);
      await allDone(next.map(begin));
    }
  };

  const patience = createPatience(limit, note);
  const lookAfterTroubles = () =>
    patience.look(builds.size, [
      ...Object.values(troubles),
      ...[...handed.values()].flatMap((order) => order.troubles ?? []),
    ]);
  let planned = false;
  const give = async () => {
    while (!planned || groups.size + handed.size > 0) {
      try {
        await until(signal, round(), lookAfterTroubles);
        delete troubles.answers;
      } catch (error) {
        const trouble = replyTrouble(error, address);
        if (trouble === undefined) throw error;
        troubles.answers = trouble;
      }
      lookAfterTroubles();
      options.onStanding?.(
        standingText({
          done: builds.size,
          failed: [...builds.values()].filter(({ state }) => state === 'failed').length,
          running,
          total: builds.size + groups.size + handed.size + left.size,
          workers: workers.length,
          finished,
          elapsed: firstAt === undefined ? 0 : performance.now() - firstAt,
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
  const brands = ids.flatMap((id) => builds.get(id) ?? []);
  return { brands, ok: brands.every(({ state }) => state !== 'failed') };
}
