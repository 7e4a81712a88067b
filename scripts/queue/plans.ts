import { digestOf } from '@liveryjs/workspace/hash';
import { PATTERNS } from '@liveryjs/workspace/names';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUE } from './jobs.ts';

/** The name of the queue of plans. Its keys begin as those of brands do. */
export const PLANS = 'releases';

/** Milliseconds before its moment at which a worker takes a plan, to look at all that could keep it. */
const LEAD_MS = 30_000;

/** The moment at which a change set is to be published, and the releases that wait for it in their place. */
export interface Plan {
  readonly change: string;
  readonly title: string;
  /** The user name of Git. */
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The place of the releases: an absolute folder, or a storage. */
  readonly to: string;
  readonly keep: number;
  /** Where the pages are looked at. Default: a server of the worker. */
  readonly look?: string;
  readonly browser?: true;
  /** SHA-256 of the edits of the set. */
  readonly edits: string;
  readonly brands: Readonly<Record<string, PlannedBrand>>;
  /** Why workers do not carry it out, by the worker's name. */
  readonly refusals?: Readonly<Record<string, readonly string[]>>;
}

export interface PlannedBrand {
  readonly release: string;
  /** The release that visitors had when the plan was made; missing for none. */
  readonly before?: string;
  /** Hash of all that the bundle is made from. */
  readonly input: string;
}

const text = { type: 'string', minLength: 1, maxLength: 10_000 };
const release = { type: 'string', pattern: PATTERNS.release };

/** Tells whether a value has the shape of a plan: whoever reaches Redis may have written it. */
export const isPlan = new Ajv2020().compile<Plan>({
  type: 'object',
  required: ['change', 'title', 'by', 'at', 'to', 'keep', 'edits', 'brands'],
  properties: {
    change: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' },
    title: text,
    by: text,
    at: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' },
    to: text,
    keep: { type: 'integer', minimum: 1 },
    look: text,
    browser: { const: true },
    edits: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    brands: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: PATTERNS.brand },
      additionalProperties: {
        type: 'object',
        required: ['release', 'input'],
        properties: { release, before: release, input: text },
      },
    },
    refusals: {
      type: 'object',
      maxProperties: 1000,
      additionalProperties: { type: 'array', items: text },
    },
  },
});

/** The plans of a queue, as who makes them sees them. */
export interface PlanBoard {
  /** Plans that wait, the next one first. */
  list(): Promise<readonly Plan[]>;
  /** Makes a plan, in the place of one for the same set and place. @returns false where a worker carries that out just now */
  add(plan: Plan): Promise<boolean>;
  /** @returns false where a worker carries it out just now, or it is gone */
  remove(plan: Plan): Promise<boolean>;
  /** The number of workers at the queue. */
  workers(): Promise<number>;
  close(): Promise<void>;
}

export function openPlans(redis: Redis): PlanBoard {
  const queue = new Queue<Plan>(PLANS, { connection: redis, prefix: QUEUE.prefix });
  // Every command says itself that it failed.
  queue.on('error', () => undefined);
  const remove = (plan: Plan) =>
    queue.remove(idOf(plan)).then(
      (count) => count > 0,
      () => false,
    );
  return {
    async list() {
      const jobs = await queue.getJobs(['delayed', 'waiting', 'active', 'prioritized']);
      return jobs.flatMap(({ data }) => (isPlan(data) ? data : [])).sort((a, b) => (a.at < b.at ? -1 : 1));
    },
    async add(plan) {
      const before = await queue.getJob(idOf(plan));
      if (before && !(await remove(plan))) return false;
      const delay = Math.max(0, Date.parse(plan.at) - LEAD_MS - Date.now());
      await queue.add(plan.change, plan, { jobId: idOf(plan), delay, ...PLAN_OPTIONS });
      return true;
    },
    remove,
    workers: async () => (await queue.getWorkers()).length,
    close: () => queue.close(),
  };
}

/** The log says what became of a plan. What is tried again is an error that nobody has foreseen. */
const PLAN_OPTIONS = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: true,
  removeOnFail: true,
  stackTraceLimit: 0,
} as const;

/** A set has one plan for a place. */
function idOf({ change, to }: Pick<Plan, 'change' | 'to'>): string {
  return `set-${change}-${digestOf(to).slice(0, 12)}`;
}
