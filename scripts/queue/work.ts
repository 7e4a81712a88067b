import { hostname } from 'node:os';
import { DelayedError, type Job as Handed, Worker } from 'bullmq';
import { type BuildContext, placed, planBrand } from '#scripts/build/build-brand.ts';
import { loadVite } from '#scripts/build/compile.ts';
import { makeBundle } from '#scripts/build/make-bundle.ts';
import { cacheFolder, inProduction, openBuild } from '#scripts/build/open-build.ts';
import { openSharedCache, type SharedCache, type SharedCacheOptions } from '#scripts/build/shared-cache.ts';
import { machineFailure } from '#scripts/failure.ts';
import { issuesOf } from '#scripts/plugin/parts-of.ts';
import { listBrands, loadBrand, type Workspace } from '#scripts/workspace/index.ts';
import type { QueueAddress } from './address.ts';
import { type BundleStore, folderStore, sharedStore } from './bundle-store.ts';
import { connect } from './connect.ts';
import { type Job, LOCK_MS, MOST_STALLED, type Outcome, QUEUE } from './jobs.ts';

/** How long a brand that is refused is left to other workers, in milliseconds. */
const REFUSED_MS = 2000;
/** After so many brands the files are read anew: what was read of brands is not kept for ever. */
const MOST_BRANDS = 200;

export interface WorkerOptions {
  /** Opens the workspace as it is now. */
  readonly open: () => Promise<Workspace>;
  readonly sharedCache?: SharedCacheOptions | undefined;
  /** Told of what was done. */
  readonly out: (line: string) => void;
  /** Told, in a sentence, of what is wrong. */
  readonly note: (sentence: string) => void;
  /** Ends the work after the brand that is being built. */
  readonly signal: AbortSignal;
}

/**
 * Builds the brands that a queue hands out, one at a time, until it is told to end.
 * @returns whether it ended because it was told to; false when its own code has changed since it began
 * @throws Failure when Redis does not answer or refuses
 */
export async function work(address: QueueAddress, options: WorkerOptions): Promise<boolean> {
  const { signal, note } = options;
  const name = `${hostname()}-${process.pid}`;
  const bench = await openBench(options);
  const redis = await connect(address, note);
  // Before the first brand: what is loaded later may be other code than what the brands' hashes were made with.
  await loadVite();
  let outdated: () => void = () => undefined;
  const isOver = new Promise<boolean>((resolve) => {
    outdated = () => resolve(false);
    if (signal.aborted) resolve(true);
    signal.addEventListener('abort', () => resolve(true), { once: true });
  });
  const worker = new Worker<Job, Outcome>(
    QUEUE.name,
    async (job, token) => {
      const { brand, inputHash } = job.data;
      const outcome = await bench.build(brand, inputHash).catch((error: unknown) => {
        const reason = machineFailure(error)?.message ?? firstLine(error);
        note(`${brand} could not be built here. ${reason}`);
        throw new Error(`${name}: ${reason}`);
      });
      if (outcome !== 'differs' && outcome !== 'outdated') {
        options.out(`${outcome.state === 'built' ? 'Built' : 'Failed'} ${brand} (${seconds(outcome)} s)`);
        return outcome;
      }
      return refuse(job, token, outcome);
    },
    {
      connection: redis,
      prefix: QUEUE.prefix,
      name,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS / 2,
      maxStalledCount: MOST_STALLED,
      // While Redis is away, commands wait; what fails is tried again soon.
      runRetryDelay: 1000,
    },
  );
  const refuse = async (
    job: Handed<Job, Outcome>,
    token: string | undefined,
    why: 'differs' | 'outdated',
  ) => {
    const { brand, inputHash, refusals } = job.data;
    const sentence =
      why === 'differs'
        ? `Worker ${name} does not build ${brand}: its files, its packages or its Node (${process.version}) are not the same as where the build was started. Bring both to the same state.`
        : `Worker ${name} ends, because its code was changed since it began. Start it again.`;
    note(sentence);
    await job.updateData({ brand, inputHash, refusals: { ...refusals, [name]: sentence } });
    if (why === 'outdated') {
      void worker.pause(true);
      outdated();
    }
    await job.moveToDelayed(Date.now() + REFUSED_MS, token);
    throw new DelayedError();
  };
  // What became of a brand, its job says; that Redis is away is said by the connection.
  worker.on('error', () => undefined);
  await worker.waitUntilReady();
  options.out(
    `Worker ${name} waits for brands at ${address.shown}. Ctrl-C ends it after the brand it builds.`,
  );
  const wasTold = await isOver;
  await worker.close(redis.status !== 'ready');
  redis.disconnect();
  return wasTold;
}

interface Bench {
  /** `differs`: another state of the files was meant. `outdated`: this process runs other code than the files say now. */
  build(brand: string, inputHash: string): Promise<Outcome | 'differs' | 'outdated'>;
}

async function openBench({ open, sharedCache, note }: WorkerOptions): Promise<Bench> {
  let shared: SharedCache | undefined;
  // A cache that was away once is asked again for the next brand.
  const current: SharedCache | undefined = sharedCache && {
    get: async (key) => shared?.get(key),
    put: (key, value) => shared?.put(key, value),
    settled: async () => (await shared?.settled()) ?? true,
  };
  let store: BundleStore | undefined;
  const openContext = async (): Promise<BuildContext> => {
    const workspace = await open();
    const cacheDir = cacheFolder(workspace);
    store = current ? sharedStore(() => current) : folderStore(`${cacheDir}-bundles`, note);
    return openBuild(workspace, cacheDir, note, current);
  };
  let context = await openContext();
  let count = 0;
  const { base } = context.keys;
  const planOf = (brand: string) => {
    if (!listBrands(context.workspace).includes(brand)) return undefined;
    const result = loadBrand(context.workspace, brand);
    const plan = planBrand(context, result, issuesOf(context.workspace, result));
    return 'issues' in plan ? undefined : { result, plan };
  };
  return {
    async build(brand, inputHash) {
      const start = performance.now();
      const milliseconds = () => Math.round(performance.now() - start);
      shared = sharedCache && openSharedCache(sharedCache, note);
      if (++count % MOST_BRANDS === 0) context = await openContext();
      let planned = planOf(brand);
      if (planned?.plan.hash !== inputHash) {
        context = await openContext();
        planned = planOf(brand);
      }
      if (context.keys.base !== base) return 'outdated';
      if (planned?.plan.hash !== inputHash) return 'differs';
      const { result, plan } = planned;
      const made = await inProduction(() => makeBundle(context, plan));
      if ('issues' in made) {
        await current?.settled();
        return { state: 'failed', milliseconds: milliseconds(), issues: placed(result, made.issues) };
      }
      await store?.put(inputHash, made.files);
      return { state: 'built', milliseconds: milliseconds() };
    },
  };
}

function seconds({ milliseconds }: Outcome): string {
  return (milliseconds / 1000).toFixed(1);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
