import { sortIssues } from '@liveryjs/engine/issues';
import type { BuildResult } from '#scripts/build/build-brands.ts';
import { prettyIssues } from '#scripts/check/formats/pretty.ts';
import { createProgress } from '#scripts/progress.ts';
import type { QueueAddress } from '#scripts/queue/address.ts';
import type { Shard } from '#scripts/shards/take-shard.ts';
import type { Terminal } from '#scripts/terminal.ts';
import type { Workspace } from '#scripts/workspace/index.ts';

/**
 * Builds brands as the environment of the command says, shows how far the work is, and says what is wrong with the brands.
 * @param outDir absolute
 * @param brands ids; undefined for every brand that is not abstract
 * @param others what shares the work: a part of the brands is built (default: all), or workers of a queue build them;
 *   and whether brands get pseudo-languages, which workers do not give them
 */
export async function buildAndTell(
  workspace: Workspace,
  outDir: string | undefined,
  brands: readonly string[] | undefined,
  terminal: Terminal,
  {
    shard,
    queue,
    pseudo,
  }: { readonly shard?: Shard; readonly queue?: QueueAddress; readonly pseudo?: true } = {},
): Promise<BuildResult> {
  const progress = createProgress(terminal);
  terminal.status('Building …');
  const { sharedCacheOf } = await import('#scripts/build/shared-cache.ts');
  const options = {
    outDir,
    signal: terminal.signal,
    note: terminal.note,
    sharedCache: sharedCacheOf(process.env, terminal.note),
    ...(brands && { brands }),
  };
  const byQueue = async (address: QueueAddress) => {
    const { buildByQueue } = await import('#scripts/queue/build-by-queue.ts');
    return buildByQueue(workspace, address, { ...options, onStanding: progress.step });
  };
  const here = async () => {
    const { buildBrands } = await import('#scripts/build/build-brands.ts');
    return buildBrands(workspace, {
      ...options,
      shard,
      pseudo,
      onProgress: ({ id }, done, total) => progress.step(`Built ${id} (${done} of ${total})`),
    });
  };
  const result = await (queue ? byQueue(queue) : here());
  progress.end();
  const issues = sortIssues(result.brands.flatMap((one) => one.issues));
  for (const text of prettyIssues(issues, workspace.files, terminal.colors)) terminal.out(`${text}\n`);
  return result;
}

/**
 * Builds brands to be published.
 * @returns the ids of those that have a bundle now, and whether these are all
 */
export async function buildForRelease(
  ...args: Parameters<typeof buildAndTell>
): Promise<{ brands: string[]; ok: boolean }> {
  const { brands, ok } = await buildAndTell(...args);
  const failed = brands.filter(({ state }) => state === 'failed').map(({ id }) => id);
  const [, , , terminal] = args;
  if (failed.length > 0)
    terminal.note(`Not published, because they could not be built: ${failed.join(', ')}.`);
  return { brands: brands.flatMap(({ id, state }) => (state === 'failed' ? [] : id)), ok };
}
