import { type Job as Handed, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueAddress } from './address.ts';
import { replyTrouble } from './connect.ts';
import { isJob, isOutcome, JOB_OPTIONS, type Job, jobId, MOST_STALLED, type Outcome, QUEUE } from './jobs.ts';

/** Where a job is. `foreign`: what Redis holds in its place has another shape than this version of Livery writes. */
export type JobState =
  | { readonly state: 'missing' | 'foreign' }
  | { readonly state: 'open'; readonly job: Job; readonly isRunning: boolean }
  | { readonly state: 'over'; readonly outcome: Outcome }
  /** Workers ended or failed for a reason that is none of theirs and none that they have foreseen. */
  | { readonly state: 'broken'; readonly reason: string };

/** The jobs of a queue, as who hands them out sees them. They are known by the hash of what they are made from. */
export interface JobBoard {
  look(inputHash: string): Promise<JobState>;
  /** Hands a job out; nothing happens when it is there. */
  add(job: Job): Promise<void>;
  /** Takes away what is there. @returns false when a worker has it just now */
  remove(inputHash: string): Promise<boolean>;
  /** Names of the workers at the queue. */
  workers(): Promise<string[]>;
  close(): Promise<void>;
}

export function openBoard(redis: Redis, address: QueueAddress): JobBoard {
  const queue = new Queue<Job, unknown>(QUEUE.name, { connection: redis, prefix: QUEUE.prefix });
  // Every command says itself that it failed.
  queue.on('error', () => undefined);
  return {
    async look(inputHash) {
      try {
        return stateOf(await queue.getJob(jobId(inputHash)));
      } catch (error) {
        // The text of the job is no JSON.
        if (error instanceof SyntaxError) return { state: 'foreign' };
        throw error;
      }
    },
    async add(job) {
      await queue.add(job.brand, job, { jobId: jobId(job.inputHash), ...JOB_OPTIONS });
    },
    remove: (inputHash) =>
      queue.remove(jobId(inputHash)).then(
        (count) => count > 0,
        (error: unknown) => {
          if (replyTrouble(error, address)) throw error;
          return false;
        },
      ),
    async workers() {
      const all = await queue.getWorkers();
      return all.flatMap(({ rawname = '' }) => /:w:(.*)$/.exec(rawname)?.[1] ?? []);
    },
    close: () => queue.close(),
  };
}

/** Where a job is, by what Redis holds of it, which whoever reaches Redis may have written. */
export function stateOf(
  handed:
    | Pick<Handed<unknown, unknown>, 'data' | 'finishedOn' | 'processedOn' | 'returnvalue' | 'failedReason'>
    | undefined,
): JobState {
  if (!handed) return { state: 'missing' };
  const { data, finishedOn, processedOn, returnvalue: outcome, failedReason } = handed;
  if (!isJob(data)) return { state: 'foreign' };
  if (!finishedOn) return { state: 'open', job: data, isRunning: processedOn !== undefined };
  if (isOutcome(outcome)) return { state: 'over', outcome };
  if (outcome !== undefined || typeof failedReason !== 'string' || failedReason === '')
    return { state: 'foreign' };
  return { state: 'broken', reason: sentenceOf(failedReason) };
}

function sentenceOf(failedReason: string): string {
  return failedReason.startsWith('job stalled')
    ? `Workers have ended ${MOST_STALLED + 1} times while they built it, as they do when the machine has too little memory.`
    : failedReason;
}
