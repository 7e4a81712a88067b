import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createDomainCheck,
  domainClaims,
  listBrands,
  loadBrand,
  type Workspace,
} from '@liveryjs/workspace/open';
import { withUnreadableRooms } from '@liveryjs/workspace/open/unreadable-files';
import { issuesOf } from '#scripts/plugin/parts-of.ts';
import { type Shard, takeShard } from '#scripts/shards/take-shard.ts';
import { type BrandBuild, beginBrand } from './build-brand.ts';
import { openCrew } from './build-in-threads.ts';
import { cacheFolder } from './cache-folder.ts';
import { sourcesOf } from './compile.ts';
import { compileApart } from './compile-apart.ts';
import { builder } from './make-bundle.ts';
import { inProduction, openBuild } from './open-build.ts';
import { openSharedCache, type SharedCacheOptions } from './shared-cache.ts';
import { removeLeftovers } from './write-bundle.ts';

/**
 * The number of bundles that are requested at a time where machines share a cache. Each is in memory until it is written, so
 * there are few.
 */
const ASKED_AHEAD = 4;

/** The number of brands that take longer to build than threads take to start. */
const MANY = 16;
/** The number of brands that are planned ahead for each thread, so that none waits: their plans are in memory. */
const PLANNED_AHEAD = 16;
/**
 * Memory of a thread for objects that live long: with less it collects garbage all the time, and more makes no build faster.
 */
const MEGABYTES = 256;

/** Folders are relative to the workspace's root, or absolute. */
export interface BuildOptions {
  /** Ids; every brand that is not abstract by default. */
  readonly brands?: readonly string[] | undefined;
  /** Builds only this part of the brands; other machines build the others. Default: all. */
  readonly shard?: Shard | undefined;
  /** One folder a brand is written into it. Default: dist. */
  readonly outDir?: string | undefined;
  /** Where results are kept between runs. Default: node_modules/.cache/livery, or a folder of the system where that cannot be written. */
  readonly cacheDir?: string | undefined;
  /** Adds two pseudo-languages to every brand, for looking: such bundles are not for visitors. Default: no. */
  readonly pseudo?: boolean | undefined;
  /** A cache that other machines fill, too. Default: none. */
  readonly sharedCache?: SharedCacheOptions | undefined;
  /** The number of threads that make bundles. Default: one for each core when there are many brands. */
  readonly threads?: number | undefined;
  /** Told, in a sentence, of what is damaged and made anew. Default: nobody. */
  readonly note?: ((sentence: string) => void) | undefined;
  /** Called when a brand is done. */
  readonly onProgress?: ((build: BrandBuild, done: number, total: number) => void) | undefined;
  /** Ends the work before the next brand; what is written by then stays. */
  readonly signal?: AbortSignal | undefined;
}

export interface BuildResult {
  /** In the order asked for. */
  readonly brands: readonly BrandBuild[];
  /** False when a brand failed. The others are built all the same. */
  readonly ok: boolean;
}

/**
 * Builds bundles into `<outDir>/<brand>/`. Work that does not depend on the brand is done once: code once for each
 * code module that brands need, the renderer once for all. A brand whose input has not changed is left alone.
 * Never throws for what an operator wrote.
 * @throws for what the machine lacks, such as room on the disk
 */
export function buildBrands(workspace: Workspace, options: BuildOptions = {}): Promise<BuildResult> {
  return inProduction(() => buildAll(workspace, options));
}

async function buildAll(workspace: Workspace, options: BuildOptions): Promise<BuildResult> {
  const outDir = resolve(workspace.root, options.outDir ?? 'dist');
  const told = new Set<string>();
  // Each thread finds by itself that a shared cache does not answer.
  const note = (sentence: string) => {
    if (!told.has(sentence)) options.note?.(sentence);
    told.add(sentence);
  };
  const shared = options.sharedCache && openSharedCache(options.sharedCache, note);
  removeLeftovers(outDir);
  const { shard, signal } = options;
  const all = options.brands ?? listBrands(workspace);
  const part = shard && (await takeShard(workspace, all, shard, signal));
  const ids = part?.brands ?? all;
  const brands: BrandBuild[] = [];
  let total = ids.length;
  const domainIssues = createDomainCheck();
  const checked = withUnreadableRooms(workspace);
  const { threads = ids.length < MANY ? 1 : availableParallelism() } = options;
  const compiler = threads < 2 ? undefined : compileApart(sourcesOf(workspace));
  const opened = openBuild(workspace, cacheFolder(workspace, options.cacheDir, note), note, shared, compiler);
  const context = { ...opened, pseudo: options.pseudo };
  const crew = threads < 2 ? undefined : openCrew(context, options.sharedCache, threads, MEGABYTES);
  const ahead = crew ? PLANNED_AHEAD * threads : shared ? ASKED_AHEAD - 1 : 0;
  const buildInto = crew?.buildInto ?? builder(context);
  let sent: Promise<unknown> | undefined;
  const begun: (() => Promise<BrandBuild>)[] = [];
  const finishUntil = async (left: number) => {
    while (begun.length > left) {
      signal?.throwIfAborted();
      const build = await begun.shift()?.();
      if (build === undefined) break;
      brands.push(build);
      options.onProgress?.(build, brands.length, total);
      // Bundles that are being sent stay in memory: those of two brands at most.
      await sent;
      sent = shared?.settled();
    }
  };
  try {
    for (const id of ids) {
      signal?.throwIfAborted();
      const result = loadBrand(workspace, id);
      if (result.abstract && !options.brands) {
        total--;
        continue;
      }
      const ofDomains = part ? part.domainIssues(id) : domainIssues(domainClaims(result));
      const brandIssues = [...issuesOf(checked, result), ...ofDomains];
      const finish = beginBrand(context, result, brandIssues, join(outDir, id), buildInto);
      begun.push(crew ? atOnce(finish) : finish);
      await pause(0);
      await finishUntil(ahead);
    }
    await finishUntil(0);
  } finally {
    await crew?.close();
    compiler?.close();
  }
  await shared?.settled();
  return { brands, ok: brands.every(({ state }) => state !== 'failed') };
}

/** Begins work now that is asked for later: whoever asks hears of its failure. */
function atOnce<T>(work: () => Promise<T>): () => Promise<T> {
  const begun = work();
  begun.catch(() => undefined);
  return () => begun;
}
