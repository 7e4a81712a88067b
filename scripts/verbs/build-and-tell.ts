import { sortIssues } from '@liveryjs/compiler/issues';
import { prettyIssues } from '@liveryjs/workspace/check/formats/pretty';
import type { Workspace } from '@liveryjs/workspace/open';
import { createProgress } from '@liveryjs/workspace/progress';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { BrandBuild } from '#scripts/bundle/build-brand.ts';
import type { BuildResult } from '#scripts/bundle/build-brands.ts';
import type { QueueAddress } from '#scripts/queue/address.ts';
import type { Shard } from '#scripts/shards/take-shard.ts';

/** The choices for a build, beside the brands that it builds. */
export interface BuildChoices {
  /** Only a part of the brands is built. Default: all. */
  readonly shard?: Shard | undefined;
  /** Workers of this queue build. Default: this machine. */
  readonly queue?: QueueAddress | undefined;
  /** Milliseconds that trouble of a queue is waited for. */
  readonly patience?: number | undefined;
  /** Brands get pseudo-languages, which workers do not give them. */
  readonly pseudo?: true | undefined;
  /** Where results are kept between runs. Absolute. */
  readonly cacheDir?: string | undefined;
  /** Prints no issues: a program gets them with the outcome. */
  readonly json?: true | undefined;
}

const steps: Readonly<Record<BrandBuild['state'], string>> = {
  built: 'Built',
  cached: 'Took from the cache',
  unchanged: 'Unchanged:',
  failed: 'Failed:',
};

/**
 * Builds brands as the environment of the command says, shows how far the work is, and says what is wrong with the brands.
 * @param outDir absolute
 * @param brands ids; undefined for every brand that is not abstract
 */
export async function buildAndTell(
  workspace: Workspace,
  outDir: string | undefined,
  brands: readonly string[] | undefined,
  terminal: Terminal,
  { shard, queue, patience, pseudo, cacheDir, json }: BuildChoices = {},
): Promise<BuildResult> {
  const progress = createProgress(terminal);
  terminal.status('Building …');
  const { sharedCacheOf } = await import('#scripts/bundle/shared-cache.ts');
  const options = {
    outDir,
    signal: terminal.signal,
    note: terminal.note,
    sharedCache: sharedCacheOf(process.env, terminal.note),
    cacheDir,
    ...(brands && { brands }),
  };
  const byQueue = async (address: QueueAddress) => {
    const { buildByQueue } = await import('#scripts/queue/build-by-queue.ts');
    return buildByQueue(workspace, address, { ...options, patience, onStanding: progress.step });
  };
  const here = async () => {
    const { buildBrands } = await import('#scripts/bundle/build-brands.ts');
    return buildBrands(workspace, {
      ...options,
      shard,
      pseudo,
      onProgress: ({ id, state }, done, total) =>
        progress.step(`${steps[state]} ${id} (${done} of ${total})`),
    });
  };
  const result = await (queue ? byQueue(queue) : here());
  progress.end();
  if (json) return result;
  const issues = sortIssues(result.brands.flatMap((brand) => brand.issues));
  for (const text of prettyIssues(issues, workspace.files, terminal.colors)) terminal.out(`${text}\n`);
  return result;
}

/**
 * Builds brands to be published.
 * @returns the ids of those that have a bundle now, and the builds of those that have none
 */
export async function buildForRelease(
  ...args: Parameters<typeof buildAndTell>
): Promise<{ brands: string[]; failed: BrandBuild[] }> {
  const { brands } = await buildAndTell(...args);
  const failed = brands.filter(({ state }) => state === 'failed');
  const [, , , terminal] = args;
  if (failed.length > 0)
    terminal.note(
      `Not published, because they could not be built: ${failed.map(({ id }) => id).join(', ')}.`,
    );
  return { brands: brands.flatMap(({ id, state }) => (state === 'failed' ? [] : id)), failed };
}
