import { parentPort, workerData } from 'node:worker_threads';
import { openRepository, type WorkspaceFolders } from '#workspace/open/index.ts';
import { checkOne } from './check-one.ts';
import { type SharedWork, takeWork } from './share-work.ts';

// In a thread: opens the repository, waits for work, and tells what is found in each brand that the thread takes.
const workspace = await openRepository(workerData as WorkspaceFolders);
parentPort?.once('message', (work: SharedWork) => {
  for (const id of takeWork(work)) parentPort?.postMessage(checkOne(workspace, id));
});
