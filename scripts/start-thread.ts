import { type ResourceLimits, Worker } from 'node:worker_threads';

/**
 * Starts a thread, which runs a module of the command.
 * @param module its path in the package, without the ending
 * @param workerData what the module finds under this name in `node:worker_threads`
 */
export function startThread(
  module: string,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  return new Worker(new URL('./thread.mjs', import.meta.url), { argv: [module], workerData, resourceLimits });
}
