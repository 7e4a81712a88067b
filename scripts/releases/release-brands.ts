import { availableParallelism } from 'node:os';
import { machineFailure } from '@liveryjs/workspace/failure';
import { parseBrandId } from '@liveryjs/workspace/names';
import { askThread, startThread } from '@liveryjs/workspace/start-thread';
import { version } from '@liveryjs/workspace/version';
import type { LookOptions } from './look-at-release.ts';
import { openTarget } from './open-target.ts';
import type { Published, PublishOptions } from './proof.ts';
import type { Staging } from './stage.ts';

/** The settings that brands are released with; a thread can be told of them. */
export interface ReleaseSetup extends Pick<LookOptions, 'at' | 'browser'> {
  /** The place of the releases, as people name it. */
  readonly to: string;
  readonly keep: number;
}

/** One brand, and what is to become of it. */
export type ReleaseTask = { readonly brand: string } & (
  | { readonly action: 'publish'; readonly folder: string }
  | { readonly action: 'rollback'; readonly release?: string | undefined }
  | { readonly action: 'unpublish' }
  /** Looks at what visitors have, where nobody has. */
  | { readonly action: 'settle' }
  /** Puts a bundle beside what visitors have. */
  | { readonly action: 'stage'; readonly folder: string; readonly staging: Staging }
  /** Looks at what visitors have now, and takes away what is more than is kept. */
  | { readonly action: 'prove' }
);

/** The outcome for one brand. Failed: what visitors get is as it was. */
export type Released =
  | Published
  | { readonly brand: string; readonly state: 'failed'; readonly findings: readonly string[] }
  /** There was nothing to settle. */
  | { readonly brand: string; readonly state: 'settled' }
  | { readonly brand: string; readonly state: 'staged'; readonly id: string };

/** An outcome that people hear of. */
export type Told = Exclude<Released, { readonly state: 'settled' | 'staged' }>;

/** The number of brands that take longer to release than threads take to start. */
const MANY = 8;

/**
 * Releases brands, several at once where there are many. One brand's failure is not another's.
 * @param onDone is told of each as it is done
 * @param signal ends the work before the next brand; what was begun is finished
 * @param threads how many work at once. Default: one for each core when there are many brands
 */
export async function releaseBrands(
  setup: ReleaseSetup,
  tasks: readonly ReleaseTask[],
  onDone: (released: Released) => void,
  signal: AbortSignal,
  threads = tasks.length < MANY ? 1 : availableParallelism(),
): Promise<void> {
  const queue = [...tasks];
  const work = async (release: (task: ReleaseTask) => Promise<Released>) => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      if (signal.aborted) return;
      onDone(await release(task));
    }
  };
  const inThread = async () => {
    const thread = startThread(new URL('./answer-releases', import.meta.url), setup);
    try {
      await work((task) => askThread<ReleaseTask, Released>(thread, task));
    } finally {
      await thread.terminate();
    }
  };
  if (threads < 2) await work(await releaser(setup));
  else {
    const ends = await Promise.allSettled(Array.from({ length: threads }, inThread));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
  signal.throwIfAborted();
}

/** Opens the place of the releases once, for one brand after another. */
export async function releaser({
  to,
  keep,
  at,
  browser,
}: ReleaseSetup): Promise<(task: ReleaseTask) => Promise<Released>> {
  const target = await openTarget(to);
  const { prune, publish, rollback, unpublish } = await import('./publish.ts');
  const { pendingOf, stage } = await import('./stage.ts');
  const { settle } = await import('./proof.ts');
  const { lookAtRelease } = await import('./look-at-release.ts');
  const options: PublishOptions = {
    keep,
    look: (release, report) => lookAtRelease({ target, at, browser }, release, report),
    lookedBy: `livery ${version} at ${at ?? 'a server of its own'}${browser ? ', in Chromium too' : ''}`,
  };
  const release = async (task: ReleaseTask): Promise<Released> => {
    const { brand } = task;
    if (parseBrandId(brand) === undefined) return failed(brand, `"${brand}" is not the id of a brand.`);
    if (task.action === 'publish') return publish(target, task.folder, { ...options, brand });
    if (task.action === 'rollback') return rollback(target, brand, task.release, options);
    if (task.action === 'unpublish') return unpublish(target, brand);
    if (task.action === 'stage') {
      // The set itself goes on with what it has begun, of all its brands.
      if ((await pendingOf(target, brand, task.staging.change)) === undefined)
        await settle(target, brand, options);
      return { brand, state: 'staged', id: (await stage(target, task.folder, brand, task.staging)).id };
    }
    const settled = await settle(target, brand, options);
    if (settled !== undefined) return settled;
    if (task.action === 'prove')
      await target.lock(brand, async () => {
        const current = await target.current(brand);
        if (current !== undefined) await prune(target, brand, current, keep);
      });
    return { brand, state: 'settled' };
  };
  return async (task) => {
    try {
      return await release(task);
    } catch (error) {
      const failure = machineFailure(error);
      if (failure === undefined) throw error;
      return failed(task.brand, failure.message);
    }
  };
}

function failed(brand: string, sentence: string): Released {
  return { brand, state: 'failed', findings: [sentence] };
}
