import type { Issue } from '@liveryjs/engine/issues';
import type { JobsOptions } from 'bullmq';

/** The queue's name, and what its keys in Redis begin with. */
export const QUEUE = { name: 'brands', prefix: 'livery' };

/** One brand to build. Who asks and who builds have the same files: a job names them and holds none. */
export interface Job {
  readonly brand: string;
  /** Of all that the bundle is to be made from. */
  readonly inputHash: string;
  /** Why workers cannot build it, by the worker's name. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/** What became of a job. The bundle itself goes by another way. */
export type Outcome =
  | { readonly state: 'built'; readonly milliseconds: number }
  | { readonly state: 'failed'; readonly milliseconds: number; readonly issues: readonly Issue[] };

const HOUR_S = 3600;

/** A job is known by what it makes: handing out the same twice makes no second one. */
export function jobOptions(inputHash: string): JobsOptions {
  return {
    jobId: `brand-${inputHash}`,
    attempts: 4,
    backoff: { type: 'exponential', delay: 1000 },
    removeOnComplete: { age: HOUR_S },
    removeOnFail: { age: HOUR_S },
    stackTraceLimit: 0,
  };
}

/** A worker that has not said for so long that it is at work is not any more; its brand goes to another. */
export const LOCK_MS = 10_000;
/** How often a brand goes to another worker because the one before has ended. */
export const MOST_STALLED = 3;
