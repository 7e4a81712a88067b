import { parentPort, workerData } from 'node:worker_threads';
import { openWorkspace, type WorkspaceOptions } from '#scripts/workspace/index.ts';
import { checkOne } from './check-one.ts';

/** In a thread: answers the id of each brand with what was found in it. */
export function answerChecks(): void {
  const workspace = openWorkspace(workerData as WorkspaceOptions);
  parentPort?.on('message', (id: string) => parentPort?.postMessage(checkOne(workspace, id)));
}
