import { parentPort, workerData } from 'node:worker_threads';
import { openRepository, type WorkspaceFolders } from '#scripts/workspace/index.ts';
import { checkOne } from './check-one.ts';

/** In a thread: answers the id of each brand with what was found in it. */
export async function answerChecks(): Promise<void> {
  const workspace = await openRepository(workerData as WorkspaceFolders);
  parentPort?.on('message', (id: string) => parentPort?.postMessage(checkOne(workspace, id)));
}
