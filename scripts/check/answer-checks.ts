import { parentPort, workerData } from 'node:worker_threads';
import { openRepository } from '#scripts/workspace/index.ts';
import type { ThreadData } from './check-in-threads.ts';
import { checkOne } from './check-one.ts';
import { takeWork } from './share-work.ts';

/** In a thread: tells what is found in each brand that the thread takes. */
export async function answerChecks(): Promise<void> {
  const { folders, work } = workerData as ThreadData;
  const workspace = await openRepository(folders);
  for (const id of takeWork(work)) parentPort?.postMessage(checkOne(workspace, id));
}
