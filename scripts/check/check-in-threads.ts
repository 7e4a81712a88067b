import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Workspace, WorkspaceFolders } from '#scripts/workspace/index.ts';
import { type BrandFindings, checkOne } from './check-one.ts';
import { type SharedWork, shareWork, takeWork } from './share-work.ts';

interface ThreadOptions {
  /** How many threads work beside this one. */
  readonly others: number;
  /** What this thread checks by, too. Default: this thread only waits for the others. */
  readonly here?: Workspace;
  readonly onBrand?: (id: string, done: number) => void;
  readonly signal?: AbortSignal;
}

/** What a thread is given. */
export interface ThreadData {
  readonly folders: WorkspaceFolders;
  readonly work: SharedWork;
}

/**
 * Checks brands side by side, each in whichever thread is free.
 *
 * @param families ids; a thread has those of one list behind each other
 */
export async function checkInThreads(
  folders: WorkspaceFolders,
  families: readonly (readonly string[])[],
  { others, here, onBrand, signal }: ThreadOptions,
): Promise<BrandFindings[]> {
  signal?.throwIfAborted();
  const found: BrandFindings[] = [];
  const work = shareWork(families);
  const all = families.flat().length;
  const workerData: ThreadData = { folders, work };
  const workers = Array.from(
    { length: others },
    () => new Worker(new URL('./check-thread.mjs', import.meta.url), { workerData }),
  );
  let isOver = false;
  const complete = new Promise<void>((resolve, reject) => {
    const add = (findings: BrandFindings) => {
      onBrand?.(findings.id, found.length);
      found.push(findings);
      if (found.length === all) resolve();
    };
    const ended = workers.map(
      (worker) =>
        new Promise<void>((end, fail) => {
          worker.on('message', add);
          worker.once('error', fail);
          worker.once('exit', () => end());
        }),
    );
    const checkHere = async (workspace: Workspace) => {
      for (const id of takeWork(work)) {
        // Lets signals and findings in: one brand is checked without a pause.
        await nextTurn();
        if (isOver) return;
        add(checkOne(workspace, id));
      }
    };
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    Promise.all([...ended, here && checkHere(here)]).then(
      () => reject(new Error('A thread that checks brands ended before its work did.')),
      reject,
    );
  });
  try {
    await complete;
  } finally {
    isOver = true;
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return found;
}
