import { parentPort, workerData } from 'node:worker_threads';
import { type ReleaseSetup, type ReleaseTask, releaser } from './release-brands.ts';

// In a thread: releases the brands that it is asked for, one at a time.
const release = await releaser(workerData as ReleaseSetup);
parentPort?.on('message', async (task: ReleaseTask) => parentPort?.postMessage(await release(task)));
