import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CodeModule } from '#scripts/plugin/ids.ts';
import { adaptersOf, componentsOf, issuesOf, portalFilesOf } from '#scripts/plugin/parts-of.ts';
import { type Shard, takeShard } from '#scripts/shards/take-shard.ts';
import {
  createDomainCheck,
  domainClaims,
  listBrands,
  loadBrand,
  type Workspace,
} from '#scripts/workspace/index.ts';
import { codeFolders } from '#scripts/workspace/packages.ts';
import { type BrandBuild, buildBrand } from './build-brand.ts';
import { openCache } from './cache.ts';
import { buildCode } from './code-bundle.ts';
import { licencesOf } from './licences.ts';
import { buildServer, loadServer, styleVersion } from './server-bundle.ts';
import { openSharedCache, type SharedCacheOptions } from './shared-cache.ts';
import { sourceKeys } from './source-key.ts';
import { removeLeftovers } from './write-bundle.ts';

/** Folders are relative to the workspace's root, or absolute. */
export interface BuildOptions {
  /** Ids; every brand that is not abstract by default. */
  readonly brands?: readonly string[] | undefined;
  /** Builds only this part of the brands; other machines build the others. Default: all. */
  readonly shard?: Shard | undefined;
  /** One folder a brand is written into it. Default: dist. */
  readonly outDir?: string | undefined;
  /** Where results are kept between runs. Default: node_modules/.cache/livery. */
  readonly cacheDir?: string | undefined;
  /** A cache that other machines fill, too. Default: none. */
  readonly sharedCache?: SharedCacheOptions | undefined;
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
export async function buildBrands(workspace: Workspace, options: BuildOptions = {}): Promise<BuildResult> {
  // Which React goes into the bundle follows NODE_ENV, whoever calls.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await buildAll(workspace, options);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function buildAll(workspace: Workspace, options: BuildOptions): Promise<BuildResult> {
  const { root } = workspace;
  const outDir = resolve(root, options.outDir ?? 'dist');
  const cacheDir = resolve(root, options.cacheDir ?? 'node_modules/.cache/livery');
  const { note = () => undefined } = options;
  const components = componentsOf(workspace);
  const folders = codeFolders(workspace);
  const input = { root, folders, components, portal: portalFilesOf(workspace) };
  const adapters = adaptersOf(workspace);
  const keys = sourceKeys(root, folders, components, adapters);
  const shared = options.sharedCache && openSharedCache(options.sharedCache, note);
  const cache = openCache(cacheDir, note, shared);
  removeLeftovers(outDir);
  const context = {
    workspace,
    keys,
    cache,
    note,
    styleVersion: styleVersion(folders),
    licences: (paths: Iterable<string>) => licencesOf(paths, [root, folders.engine]),
    code: (module: CodeModule) =>
      cache.get(`code-${keys.code(module)}`, () => buildCode({ ...input, adapters, ...module })),
    renderer: once(async () =>
      loadServer(await cache.get(`server-${keys.all()}`, () => buildServer(input)), cacheDir, note),
    ),
  };
  const { shard, signal } = options;
  const all = options.brands ?? listBrands(workspace);
  const part = shard && (await takeShard(workspace, all, shard, signal));
  const ids = part?.brands ?? all;
  const brands: BrandBuild[] = [];
  const domainIssues = createDomainCheck();
  for (const id of ids) {
    signal?.throwIfAborted();
    const result = loadBrand(workspace, id);
    if (result.abstract && !options.brands) continue;
    const ofDomains = part ? part.domainIssues(id) : domainIssues(domainClaims(result));
    const found = [...issuesOf(workspace, result), ...ofDomains];
    const build = await buildBrand(context, result, found, join(outDir, id));
    brands.push(build);
    options.onProgress?.(build, brands.length, ids.length);
    await pause(0);
  }
  await shared?.settled();
  return { brands, ok: brands.every(({ state }) => state !== 'failed') };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
