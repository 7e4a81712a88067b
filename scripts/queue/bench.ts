import { listBrands, loadBrand, type Workspace } from '@liveryjs/workspace/open';
import { type BuildContext, placed, planBrand } from '#scripts/bundle/build-brand.ts';
import { cacheFolder } from '#scripts/bundle/cache-folder.ts';
import { sourcesOf } from '#scripts/bundle/compile.ts';
import { compileApart } from '#scripts/bundle/compile-apart.ts';
import { makeBundle } from '#scripts/bundle/make-bundle.ts';
import { inProduction, openBuild } from '#scripts/bundle/open-build.ts';
import { openSharedCache, type SharedCache, type SharedCacheOptions } from '#scripts/bundle/shared-cache.ts';
import { issuesOf } from '#scripts/plugin/parts-of.ts';
import { type BundleStore, folderStore, sharedStore } from './bundle-store.ts';
import type { Outcome } from './jobs.ts';

/** After so many brands the files are read anew: what was read of brands is not kept for ever. */
const MOST_BRANDS = 200;

export interface BenchOptions {
  /** Opens the workspace as it is now. */
  readonly open: () => Promise<Workspace>;
  /** Where results are kept between runs, as in `BuildOptions`. */
  readonly cacheDir?: string | undefined;
  readonly sharedCache?: SharedCacheOptions | undefined;
  /** Told, in a sentence, of what is wrong. */
  readonly note: (sentence: string) => void;
}

/** Where a worker makes bundles. */
export interface Bench {
  /**
   * `differs`: another state of the files was meant. `outdated`: this process runs other code than the files say now.
   * @throws for what the machine or the shared cache lacks
   */
  build(brand: string, inputHash: string): Promise<Outcome | 'differs' | 'outdated'>;
  /** Ends what it has started. */
  close(): void;
}

export async function openBench({ open, cacheDir: named, sharedCache, note }: BenchOptions): Promise<Bench> {
  let shared: SharedCache | undefined;
  // A cache that was away once is asked again for the next brand.
  const current: SharedCache | undefined = sharedCache && {
    get: async (key) => shared?.get(key),
    put: (key, value) => shared?.put(key, value),
    settled: async () => (await shared?.settled()) ?? true,
    trouble: () => shared?.trouble(),
  };
  let store: BundleStore | undefined;
  let compiler: ReturnType<typeof compileApart> | undefined;
  const openContext = async (): Promise<BuildContext> => {
    const workspace = await open();
    const cacheDir = cacheFolder(workspace, named, note);
    const openShared = () => openSharedCache(sharedCache as SharedCacheOptions, () => undefined);
    store = sharedCache ? sharedStore(openShared) : folderStore(`${cacheDir}-bundles`, note);
    compiler?.close();
    // This process lives long, and would keep the memory that compiling takes.
    compiler = compileApart(sourcesOf(workspace));
    return openBuild(workspace, cacheDir, note, current, compiler);
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
    close() {
      compiler?.close();
      store?.close();
    },
  };
}
