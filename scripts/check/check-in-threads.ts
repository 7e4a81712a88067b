import { Worker } from 'node:worker_threads';
import type { WorkspaceFolders } from '#scripts/workspace/index.ts';
import type { BrandFindings } from './check-one.ts';

interface ThreadOptions {
  readonly threads: number;
  readonly onBrand?: (id: string, done: number) => void;
  readonly signal?: AbortSignal;
}

/** Checks brands side by side, each in whichever thread is free. @returns what was found, in the order of the ids */
export async function checkInThreads(
  folders: WorkspaceFolders,
  ids: readonly string[],
  { threads, onBrand, signal }: ThreadOptions,
): Promise<BrandFindings[]> {
  const found = new Map<string, BrandFindings>();
  const rest = [...ids.entries()];
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./check-thread.mjs', import.meta.url), { workerData: folders }),
  );
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const next = () => {
        const entry = rest.shift();
        if (!entry) return resolve();
        const [done, id] = entry;
        onBrand?.(id, done);
        worker.postMessage(id);
      };
      worker.on('message', (findings: BrandFindings) => {
        found.set(findings.id, findings);
        next();
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('A thread that checks brands ended before its work did.')));
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      next();
    });
  try {
    signal?.throwIfAborted();
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
