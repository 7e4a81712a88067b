import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Workspace } from '#workspace/open/index.ts';
import { type BrandFindings, checkOne } from './check-one.ts';
import { shareWork, takeWork } from './share-work.ts';

interface ThreadOptions {
  /** The workspace by which this thread checks, too. Default: this thread only waits for the others. */
  readonly here?: Workspace;
  readonly onBrand?: (id: string, done: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Checks brands side by side, each in whichever thread is free.
 *
 * @param workers what `startThreads` gave: they end with the work
 * @param families ids; a thread has those of one list behind each other
 */
export async function checkInThreads(
  workers: readonly Worker[],
  families: readonly (readonly string[])[],
  { here, onBrand, signal }: ThreadOptions,
): Promise<BrandFindings[]> {
  const allFindings: BrandFindings[] = [];
  const work = shareWork(families);
  const all = families.flat().length;
  let isOver = false;
  const complete = new Promise<void>((resolve, reject) => {
    const add = (findings: BrandFindings) => {
      onBrand?.(findings.id, allFindings.length);
      allFindings.push(findings);
      if (allFindings.length === all) resolve();
    };
    const ended = workers.map(
      (worker) =>
        new Promise<void>((end, fail) => {
          worker.on('message', add);
          worker.once('error', fail);
          worker.once('exit', () => end());
          worker.ref();
          worker.postMessage(work);
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
    const callOff = () => reject(signal?.reason);
    if (signal?.aborted) callOff();
    signal?.addEventListener('abort', callOff, { once: true });
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
  return allFindings;
}
