import { setTimeout as pause } from 'node:timers/promises';
import { inside, named, pathInside } from '@liveryjs/workspace/inside';
import { listBrands, type Workspace } from '@liveryjs/workspace/open';
import type { BuildOptions, BuildResult } from '#scripts/bundle/build-brands.ts';
import { cacheFolder } from '#scripts/bundle/cache-folder.ts';
import { openSharedCache } from '#scripts/bundle/shared-cache.ts';
import { removeLeftovers } from '#scripts/bundle/write-bundle.ts';
import type { QueueAddress } from './address.ts';
import { folderStore, sharedStore } from './bundle-store.ts';
import { connect, replyTrouble } from './connect.ts';
import { Dispatch, type Troubles } from './dispatch.ts';
import { type JobBoard, openBoard } from './job-board.ts';
import { Ledger } from './ledger.ts';
import { allDone, createPatience, USUAL_PATIENCE_MS, until } from './patience.ts';
import { planOrders } from './plan-orders.ts';
import { standingText } from './standing.ts';

const POLL_MS = 250;
/** Milliseconds between two looks at the workers, and at all brands that are handed out. */
const ALL_MS = 2000;
/** The number of brands that are looked after in every round; two more come for each worker. */
const NEAR = 6;
/** After so long without a worker, somebody should be told. */
const LONELY_MS = 5000;
/** The most bundles that are looked for at a time: each is in memory until it is written. */
const FETCHED_AT_ONCE = 4;

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
  const { note = () => undefined, sharedCache } = options;
  const outDir = named(workspace.root, options.outDir ?? 'dist');
  const folderOf = (id: string) => inside(outDir, pathInside(id));
  const cacheDir = cacheFolder(workspace, options.cacheDir, note);
  const bundles = `${cacheDir}-bundles`;
  removeLeftovers(outDir);
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);
  const ledger = new Ledger(options.brands ?? listBrands(workspace), folderOf);
  const dispatch = new Dispatch({
    ...{ board, address, ledger, folderOf, troubles, note },
    store: sharedCache
      ? sharedStore(() => openSharedCache(sharedCache, () => undefined))
      : folderStore(bundles, note),
    shownStore: sharedCache ? `the shared cache at ${sharedCache.url}` : bundles,
  });
  const progress = { isPlanned: false };
  /** Finds out what there is to build, while the first of it is being built. */
  const plan = async () => {
    for await (const planned of planOrders(workspace, options.brands, { outDir, cacheDir, note })) {
      signal.throwIfAborted();
      ledger.plan(planned);
    }
    progress.isPlanned = true;
  };
  try {
    const giving = { board, address, options, troubles, ledger, dispatch, signal, progress };
    await Promise.all([plan(), give(giving)]);
  } catch (error) {
    ending.abort();
    const { length } = ledger.handed;
    if (options.signal?.aborted && length > 0)
      note(
        `Ended while ${length} of the brands were in the queue. Workers go on with them; the same command collects them and hands out the rest.`,
      );
    throw error;
  }
  return ledger.result;
}

interface Giving {
  readonly board: JobBoard;
  readonly address: QueueAddress;
  readonly options: QueueBuildOptions;
  readonly troubles: Troubles;
  readonly ledger: Ledger;
  readonly dispatch: Dispatch;
  readonly signal: AbortSignal;
  /** True when every brand that has to be built is in the ledger. */
  readonly progress: { readonly isPlanned: boolean };
}

/** Goes round after round, until all that was planned is done. @throws Failure when trouble lasts too long */
async function give(giving: Giving): Promise<void> {
  const { address, options, troubles, ledger, signal, progress } = giving;
  const patience = createPatience(options.patience ?? USUAL_PATIENCE_MS, options.note ?? (() => undefined));
  const lookAfterTroubles = () =>
    patience.look(ledger.done, [
      ...Object.values(troubles),
      ...ledger.handed.flatMap((order) => order.troubles ?? []),
    ]);
  const round = createRounds(giving);
  while (!progress.isPlanned || !ledger.isEmpty) {
    try {
      await until(signal, round(), lookAfterTroubles);
      delete troubles.answers;
    } catch (error) {
      const trouble = replyTrouble(error, address);
      if (trouble === undefined) throw error;
      troubles.answers = trouble;
    }
    lookAfterTroubles();
    await pause(POLL_MS);
  }
}

/** A round looks after workers and brands, and hands out as many as there is room for. */
function createRounds({ board, address, options, troubles, ledger, dispatch }: Giving): () => Promise<void> {
  let workers: readonly string[] = [];
  let lonelySince = performance.now();
  let lookedAfterAll = Number.NEGATIVE_INFINITY;
  let running = 0;
  const lookAfterWorkers = async () => {
    workers = await board.workers();
    if (workers.length > 0 || ledger.handed.length === 0) lonelySince = performance.now();
    if (performance.now() - lonelySince < LONELY_MS) delete troubles.workers;
    else
      troubles.workers = `No worker is at the queue. Start one or more, on any machine with the same files: livery worker --queue ${address.shown}.`;
  };
  return async () => {
    const isForAll = performance.now() - lookedAfterAll > ALL_MS;
    if (isForAll) {
      lookedAfterAll = performance.now();
      await lookAfterWorkers();
    }
    // Workers take brands in the order in which they were handed out: those that are far from it change rarely.
    const near = isForAll ? ledger.handed : ledger.handed.slice(0, NEAR + 2 * workers.length);
    const states = await allDone(near.map((order) => dispatch.look(order, workers)));
    running = states.filter(Boolean).length;
    for (;;) {
      const orders = ledger.take(FETCHED_AT_ONCE);
      if (orders.length === 0) break;
      await allDone(orders.map((order) => dispatch.begin(order)));
    }
    options.onStanding?.(standingText({ ...ledger.standing, running, workers: workers.length }));
  };
}
