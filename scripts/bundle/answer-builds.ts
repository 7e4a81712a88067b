import { parentPort, workerData } from 'node:worker_threads';
import { machineFailure } from '@liveryjs/workspace/failure';
import { openCache } from './cache.ts';
import type { CodeBundle } from './code-bundle.ts';
import { type Built, builder, codeEntry, type NoBundle, type Setup, toolsOf } from './make-bundle.ts';
import { type PackedPlan, unpackPlan } from './packed-plan.ts';
import { loadServer } from './renderer.ts';
import { openSharedCache, type SharedCacheOptions } from './shared-cache.ts';

/** The data that a thread is started with. */
export interface ThreadSetup extends Setup {
  readonly sharedCache: SharedCacheOptions | undefined;
}

/** One bundle to make of code that is in the cache, and into which folder. */
export interface Task {
  readonly folder: string;
  readonly plan: PackedPlan;
  /** Address of the renderer. */
  readonly server: string;
}

/** The result of a task, and notes that somebody should be told. */
export type Answer = { readonly notes: readonly string[] } & (
  | { readonly made: Built | NoBundle }
  | { readonly error: unknown }
  /** A sentence that says what the machine lacks. */
  | { readonly failure: string }
);

// In a thread: makes the bundles that it is asked for, one at a time.
const { sharedCache, ...setup } = workerData as ThreadSetup;
const notes: string[] = [];
const note = (sentence: string) => void notes.push(sentence);
const shared = sharedCache && openSharedCache(sharedCache, note);
const cache = openCache(setup.cacheDir, note, shared);
const tools = toolsOf(setup, cache, shared);
const answer = async ({ folder, plan, server }: Task) => {
  const code = () => cache.get<CodeBundle>(codeEntry(plan.key), notCompiled);
  const buildInto = builder({ ...tools, code, renderer: () => loadServer(server) });
  try {
    const made = await buildInto(folder, unpackPlan(plan));
    // Writes to the shared cache stay in memory until they have ended.
    await shared?.settled();
    return { made };
  } catch (error) {
    const failure = machineFailure(error);
    return failure ? { failure: failure.message } : { error };
  }
};
async function notCompiled(): Promise<CodeBundle> {
  throw new Error('What was compiled has gone from the cache. Build again.');
}

parentPort?.on('message', async (task: Task) => {
  const became = await answer(task);
  parentPort?.postMessage({ ...became, notes: notes.splice(0) } satisfies Answer);
});
