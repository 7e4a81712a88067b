import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { WorkspaceFolders } from '#workspace/open/index.ts';
import { startThread } from '#workspace/start-thread.ts';

/** The number of brands that take longer to check than another thread takes to start. */
const MANY = 150;

/**
 * Starts the threads that help to check so many brands, if they are many, so that they need not wait until this one has
 * opened the repository.
 */
export function threadsFor(folders: WorkspaceFolders, brands: number): readonly Worker[] {
  return brands >= MANY ? startThreads(folders, availableParallelism() - 1) : [];
}

/** Starts threads, which open the repository and wait for work. Nothing waits for those that get none. */
export function startThreads(folders: WorkspaceFolders, count: number): Worker[] {
  return Array.from({ length: count }, () => {
    const worker = startThread(new URL('./answer-checks', import.meta.url), folders);
    worker.unref();
    return worker;
  });
}
